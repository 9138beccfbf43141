#include "CSystemProcesses.h"
#include <pthread.h>

/* Eight bytes at a time: table[n][b] is what byte b does to the sum when n more bytes follow. */
static uint32_t table[8][256];
static pthread_once_t once = PTHREAD_ONCE_INIT;

static void fill_table(void) {
    for (uint32_t byte = 0; byte < 256; byte++) {
        uint32_t sum = byte;
        for (int bit = 0; bit < 8; bit++) sum = sum >> 1 ^ (sum & 1 ? 0xEDB88320u : 0);
        table[0][byte] = sum;
    }
    for (int more = 1; more < 8; more++)
        for (int byte = 0; byte < 256; byte++)
            table[more][byte] = table[more - 1][byte] >> 8 ^ table[0][table[more - 1][byte] & 255];
}

uint32_t system_checksum(uint32_t before, const void *bytes, size_t count) {
    pthread_once(&once, fill_table);
    const unsigned char *next = bytes;
    uint32_t sum = ~before;
    for (; count >= 8; count -= 8, next += 8) {
        uint32_t first = sum ^ (next[0] | next[1] << 8 | next[2] << 16 | (uint32_t)next[3] << 24);
        sum = table[7][first & 255] ^ table[6][first >> 8 & 255] ^ table[5][first >> 16 & 255] ^ table[4][first >> 24]
            ^ table[3][next[4]] ^ table[2][next[5]] ^ table[1][next[6]] ^ table[0][next[7]];
    }
    for (; count > 0; count--, next++) sum = sum >> 8 ^ table[0][(sum ^ *next) & 255];
    return ~sum;
}
