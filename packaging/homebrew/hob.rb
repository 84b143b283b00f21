# typed: strict
# frozen_string_literal: true

# The formula of hob; `packaging/fill.py` fills in the words between @.
class Hob < Formula
  desc "Run, serve and constrain language models on ordinary machines"
  homepage "@HOMEPAGE@"
  version "@VERSION@"
  license any_of: ["MIT", "Apache-2.0"]

  on_macos do
    on_arm do
      url "@URL aarch64-apple-darwin@"
      sha256 "@SHA256 aarch64-apple-darwin@"
    end
    on_intel do
      url "@URL x86_64-apple-darwin@"
      sha256 "@SHA256 x86_64-apple-darwin@"
    end
  end

  on_linux do
    on_arm do
      url "@URL aarch64-unknown-linux-gnu@"
      sha256 "@SHA256 aarch64-unknown-linux-gnu@"
    end
    on_intel do
      url "@URL x86_64-unknown-linux-gnu@"
      sha256 "@SHA256 x86_64-unknown-linux-gnu@"
    end
  end

  def install
    bin.install "hob"
    man1.install Dir["man/man1/*.1"]
    bash_completion.install "completions/hob.bash" => "hob"
    fish_completion.install "completions/hob.fish"
    zsh_completion.install "completions/_hob"
  end

  service do
    run [opt_bin/"hob", "serve"]
    keep_alive crashed: true
  end

  test do
    assert_match version.to_s, shell_output("#{bin}/hob --version")
    refute_empty shell_output("#{bin}/hob run Hello")
  end
end
