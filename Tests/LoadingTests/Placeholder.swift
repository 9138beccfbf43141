// Filled by the loading tests.
