# Installs hob from its releases:
#     powershell -ExecutionPolicy Bypass -File install.ps1 [-Version VERSION] [-Prefix DIR]
[CmdletBinding()]
param(
    # The version to install, instead of the newest when this script was made.
    [string]$Version = '@VERSION@',
    # Where to install: the program goes to PREFIX\bin.
    [string]$Prefix = (Join-Path $env:LOCALAPPDATA 'Programs\hob'),
    # Replaces a program that this script has not installed.
    [switch]$Force,
    # Adds PREFIX\bin to the PATH of this user.
    [switch]$AddToPath,
    # Removes what this script has installed under the prefix, and PREFIX\bin from PATH.
    [switch]$Uninstall
)

# the release fills this in; HOB_BASE_URL is an address to fetch from in its place
$Releases = '@RELEASES_URL@'

# a path from the folder that the shell is in, which is not the folder of the process
$Prefix = $ExecutionContext.SessionState.Path.GetUnresolvedProviderPathFromPSPath($Prefix)
$Bin = Join-Path $Prefix 'bin'
$Program = Join-Path $Bin 'hob.exe'
$Receipt = Join-Path $Prefix 'installed-files'
$Origin = Join-Path $Prefix 'origin'

# Ends the script with a message: a shell that runs its text, and not its file, goes on.
function Stop-Install([string]$Message) {
    if (-not $PSCommandPath) { throw "install.ps1: $Message" }
    [Console]::Error.WriteLine("install.ps1: $Message")
    exit 1
}

# Returns the target triple of this machine.
function Get-MachineTarget {
    # a shell of another architecture is told its own by the variables
    $key = 'HKLM:\SYSTEM\CurrentControlSet\Control\Session Manager\Environment'
    $cpu = (Get-ItemProperty -LiteralPath $key -Name PROCESSOR_ARCHITECTURE).PROCESSOR_ARCHITECTURE
    switch ($cpu) {
        'AMD64' { return 'x86_64-pc-windows-msvc' }
        'ARM64' { return 'aarch64-pc-windows-msvc' }
        default { Stop-Install "there is no build for the processor $cpu" }
    }
}

# Lets older systems use TLS 1.2, which they know and do not offer.
function Enable-Tls12 {
    $protocols = [Net.ServicePointManager]::SecurityProtocol
    # 0 leaves the choice to the system
    if ([int]$protocols -ne 0) {
        [Net.ServicePointManager]::SecurityProtocol =
            $protocols -bor [Net.SecurityProtocolType]::Tls12
    }
}

# Fetches an address into a file, or ends the script and says what may be wrong.
function Save-Address([string]$Address, [string]$Path, [string]$Hint) {
    try {
        Invoke-WebRequest -Uri $Address -OutFile $Path -UseBasicParsing
    } catch {
        Stop-Install "cannot fetch ${Address}: $($_.Exception.Message)$Hint"
    }
}

# Checks an archive against the checksum file that came with it.
function Confirm-Checksum([string]$Archive, [string]$ChecksumFile) {
    $line = "$(Get-Content -LiteralPath $ChecksumFile -TotalCount 1)"
    $wanted = ($line -split '\s+')[0]
    if ($wanted -notmatch '^[0-9a-f]{64}$') {
        Stop-Install 'the checksum that came with the archive is none: nothing was installed'
    }
    $found = (Get-FileHash -LiteralPath $Archive -Algorithm SHA256).Hash.ToLowerInvariant()
    if ($found -ne $wanted) {
        Stop-Install "the download is damaged: its SHA-256 is $found, and the release names $wanted"
    }
}

# Ends the script unless a program starts on this machine.
function Confirm-Program([string]$Path) {
    $code = 'none'
    try {
        & $Path --version | Out-Null
        $code = $LASTEXITCODE
    } catch {
        Write-Verbose "$_"
    }
    if ($code -ne 0) { Stop-Install 'the program does not start on this machine' }
}

# Returns the folders of the user's PATH as they are written, names of variables included.
function Get-UserPath {
    $path = (Get-Item -LiteralPath 'HKCU:\Environment').GetValue(
        'Path', '', [Microsoft.Win32.RegistryValueOptions]::DoNotExpandEnvironmentNames)
    return @("$path" -split ';' | Where-Object { $_ })
}

# Writes the folders of the user's PATH, and lets windows that open from now on know.
function Set-UserPath([string[]]$Folders) {
    $key = 'HKCU:\Environment'
    $value = $Folders -join ';'
    Set-ItemProperty -LiteralPath $key -Name Path -Value $value -Type ExpandString
    # there is no such variable: this removes nothing, and tells that variables have changed
    [Environment]::SetEnvironmentVariable('HOB_NO_SUCH_VARIABLE', $null, 'User')
}

# Returns whether a folder of PATH is that of the program.
function Test-Bin([string]$Folder) {
    return [Environment]::ExpandEnvironmentVariables($Folder).TrimEnd('\') -eq $Bin
}

# Adds the folder of the program to PATH if that was asked for, or says that it is not there.
function Add-Bin {
    $folders = @(Get-UserPath)
    if (@($folders | Where-Object { Test-Bin $_ }).Count -gt 0) { return }
    if ($AddToPath) {
        Set-UserPath (@($Bin) + $folders)
        $env:Path = "$Bin;$env:Path"
        Write-Output "Added $Bin to PATH, for windows that open from now on."
    } else {
        Write-Output "$Bin is not in PATH: -AddToPath adds it."
    }
}

# Removes the folder of the program from PATH.
function Remove-Bin {
    $folders = @(Get-UserPath)
    $others = @($folders | Where-Object { -not (Test-Bin $_) })
    if ($others.Count -lt $folders.Count) { Set-UserPath $others }
}

# Removes the program that the next one took the place of.
function Remove-OldProgram {
    $old = "$Program.old"
    Remove-Item -LiteralPath $old -Force -ErrorAction SilentlyContinue
    if (Test-Path -LiteralPath $old) { Stop-Install "$old is running: stop it and try again" }
}

# Puts a program in place of the one that is there, which may be running, as `hob update` is: such
# a one can be moved, and neither removed nor written over.
function Install-Program([string]$New) {
    New-Item -ItemType Directory -Path $Bin -Force | Out-Null
    Remove-OldProgram
    # on the same disk as the other, so that its place is taken in one step
    $near = "$Program.new"
    Copy-Item -LiteralPath $New -Destination $near -Force
    if (Test-Path -LiteralPath $Program) {
        [IO.File]::Move($Program, "$Program.old")
    }
    try {
        [IO.File]::Move($near, $Program)
    } catch {
        # what was there is better than nothing
        if (Test-Path -LiteralPath "$Program.old") {
            [IO.File]::Move("$Program.old", $Program)
        }
        throw
    }
}

function Install-Hob {
    $base = $Releases
    if ($env:HOB_BASE_URL) { $base = $env:HOB_BASE_URL }
    if ($base.StartsWith('@')) {
        Stop-Install 'this copy belongs to no release: set HOB_BASE_URL'
    }
    if ($Version.StartsWith('@')) {
        Stop-Install 'this copy belongs to no release: name one with -Version'
    }
    $isOurs = Test-Path -LiteralPath $Receipt
    if ((Test-Path -LiteralPath $Program) -and -not $isOurs -and -not $Force) {
        Stop-Install "$Program is there and was not installed by this script; -Force replaces it"
    }
    Enable-Tls12
    $target = Get-MachineTarget
    $number = $Version -replace '^v', ''
    $name = "hob-$number-$target"
    $address = "$($base.TrimEnd('/'))/v$number/$name.zip"
    $scratch = Join-Path ([IO.Path]::GetTempPath()) ([Guid]::NewGuid().ToString())
    New-Item -ItemType Directory -Path $scratch | Out-Null
    try {
        $archive = Join-Path $scratch "$name.zip"
        $checksum = "$archive.sha256"
        Write-Output "Downloading $address"
        Save-Address "$address.sha256" $checksum ("`n  Either there is no version $number for " +
            "$target, or the network is not there.")
        Save-Address $address $archive
        Confirm-Checksum $archive $checksum
        Expand-Archive -LiteralPath $archive -DestinationPath $scratch
        $new = Join-Path $scratch "$name\hob.exe"
        Confirm-Program $new
        Install-Program $new
        # in UTF-8 without a mark, which older shells have no word for
        [IO.File]::WriteAllLines($Origin, [string[]]@("releases=$base", "target=$target"))
        [IO.File]::WriteAllLines($Receipt, [string[]]@('bin\hob.exe', 'origin'))
    } finally {
        Remove-Item -LiteralPath $scratch -Recurse -Force -ErrorAction SilentlyContinue
    }
    Write-Output "Installed $(& $Program --version) as $Program"
    Add-Bin
}

# Removes a folder that is empty.
function Remove-EmptyFolder([string]$Folder) {
    $isThere = Test-Path -LiteralPath $Folder
    if ($isThere -and -not (Get-ChildItem -LiteralPath $Folder -Force)) {
        Remove-Item -LiteralPath $Folder -Force -ErrorAction SilentlyContinue
    }
}

function Uninstall-Hob {
    if (-not (Test-Path -LiteralPath $Receipt)) {
        Stop-Install "nothing that this script has installed is under $Prefix"
    }
    Remove-OldProgram
    Remove-Item -LiteralPath $Program -Force -ErrorAction SilentlyContinue
    if (Test-Path -LiteralPath $Program) {
        Stop-Install "$Program is running: ``hob stop`` ends servers; then try again"
    }
    Remove-Item -LiteralPath $Origin, $Receipt -Force -ErrorAction SilentlyContinue
    Remove-EmptyFolder $Bin
    Remove-EmptyFolder $Prefix
    Remove-Bin
    Write-Output "Removed hob from $Prefix. Models and settings are where they were."
}

# in a function, so that a script of which only a part arrived runs nothing, and what is set here
# holds for it alone
function Start-Install {
    $ErrorActionPreference = 'Stop'
    # older shells draw their progress slower than they download
    $ProgressPreference = 'SilentlyContinue'
    Set-StrictMode -Version Latest
    if ($Uninstall) { Uninstall-Hob } else { Install-Hob }
}

Start-Install
