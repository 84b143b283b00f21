{
  description = "Runs, serves and constrains language models on ordinary machines";

  inputs.nixpkgs.url = "github:NixOS/nixpkgs/nixos-unstable";

  outputs =
    { self, nixpkgs }:
    let
      systems = [
        "x86_64-linux"
        "aarch64-linux"
        "x86_64-darwin"
        "aarch64-darwin"
      ];
      packagesOf = system: nixpkgs.legacyPackages.${system};
      eachSystem = make: nixpkgs.lib.genAttrs systems (system: make (packagesOf system));
      workspace = (builtins.fromTOML (builtins.readFile ./Cargo.toml)).workspace;
    in
    {
      packages = eachSystem (pkgs: {
        default = pkgs.rustPlatform.buildRustPackage {
          pname = "hob";
          version = workspace.package.version;
          src = self;
          cargoLock.lockFile = ./Cargo.lock;
          buildType = "dist";
          # the tests need reference data and minutes; CI runs them
          doCheck = false;
          nativeBuildInputs = [
            pkgs.installShellFiles
            pkgs.makeWrapper
          ];
          postInstall = ''
            $out/bin/hob man man
            installManPage man/*.1
            for shell in bash fish zsh; do
              $out/bin/hob completions $shell > completions.$shell
            done
            installShellCompletion --cmd hob --bash completions.bash \
              --fish completions.fish --zsh completions.zsh
          ''
          # the loader of Vulkan is opened at run time
          + pkgs.lib.optionalString pkgs.stdenv.hostPlatform.isLinux ''
            wrapProgram $out/bin/hob --suffix LD_LIBRARY_PATH : ${pkgs.vulkan-loader}/lib
          '';
          meta = {
            description = "Runs, serves and constrains language models on ordinary machines";
            license = with pkgs.lib.licenses; [
              mit
              asl20
            ];
            mainProgram = "hob";
            platforms = systems;
          };
        };
      });

      devShells = eachSystem (pkgs: {
        default = pkgs.mkShell {
          inputsFrom = [ self.packages.${pkgs.stdenv.hostPlatform.system}.default ];
          packages = [
            pkgs.clippy
            pkgs.rustfmt
          ];
        };
      });
    };
}
