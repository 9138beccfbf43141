internal import CSeccomp

/// The filter that the kernel asks at each system call of this process, by seccomp.
public enum CallFilter {
    /// Loads it into all threads, for good: 0, or a negative errno.
    public static func load(_ calls: [AllowedCall]) -> Int32 {
        guard let filter = unsafe seccomp_init(seccomp_answer_error(EPERM)) else { return -ENOMEM }
        defer { unsafe seccomp_release(filter) }
        // All threads, should a library have started one. The kernel's own errno instead of the library's.
        _ = unsafe seccomp_attr_set(filter, SCMP_FLTATR_CTL_TSYNC, 1)
        _ = unsafe seccomp_attr_set(filter, SCMP_FLTATR_API_SYSRAWRC, 1)
        for call in calls {
            let result = unsafe add(filter, SCMP_ACT_ALLOW, call.name, call.conditions)
            guard result == 0 else { return result }
        }
        let result = unsafe add(filter, seccomp_answer_error(ENOSYS), "clone3", [])
        guard result == 0 else { return result }
        return unsafe seccomp_load(filter)
    }

    /// A call that this architecture or this libseccomp does not know needs no rule: nobody makes it, or it fails.
    private static func add(
        _ filter: scmp_filter_ctx, _ answer: UInt32, _ name: String, _ conditions: [CallCondition]
    ) -> Int32 {
        let number = unsafe seccomp_syscall_resolve_name(name)
        guard number != unknownCall else { return 0 }
        let comparisons = conditions.map(\.comparison)
        return unsafe seccomp_rule_add_array(filter, answer, number, UInt32(comparisons.count), comparisons)
    }

    /// __NR_SCMP_ERROR.
    private static let unknownCall: Int32 = -1
}
