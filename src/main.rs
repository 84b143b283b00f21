//! The binary `hob`.

fn main() -> std::process::ExitCode {
    no_device_selection();
    hob::cli::main()
}

/// Does without Mesa's Vulkan layer that sorts GPUs by the display they belong to, unless a
/// variable asks it to choose: hob chooses itself, and on a machine without a desktop the layer
/// writes "XDG_RUNTIME_DIR is invalid" to stderr twice per start.
fn no_device_selection() {
    #[cfg(all(feature = "gpu", target_os = "linux"))]
    if ["DRI_PRIME", "MESA_VK_DEVICE_SELECT", "NODEVICE_SELECT"]
        .into_iter()
        .all(|name| std::env::var_os(name).is_none())
    {
        // SAFETY: this is the process's first act, and no other thread runs yet.
        unsafe { std::env::set_var("NODEVICE_SELECT", "1") };
    }
}
