# Installs hob from its releases:  powershell -File install.ps1 [-Version VERSION] [-Prefix DIR]
[CmdletBinding()]
param(
    # The version to install, instead of the newest when this script was made.
    [string]$Version = '@VERSION@',
    # Where to install: the program goes to PREFIX\bin.
    [string]$Prefix = (Join-Path $env:LOCALAPPDATA 'Programs\hob'),
    # Replaces a program that this script has not installed.
    [switch]$Force,
    # Removes what this script has installed under the prefix.
    [switch]$Uninstall
)

$ErrorActionPreference = 'Stop'
Set-StrictMode -Version Latest

# the release fills this in; HOB_BASE_URL is an address to fetch from in its place
$Releases = '@RELEASES_URL@'

$Bin = Join-Path $Prefix 'bin'
$Program = Join-Path $Bin 'hob.exe'
$Receipt = Join-Path $Prefix 'installed-files'
$Origin = Join-Path $Prefix 'origin'

function Stop-Install([string]$Message) {
    [Console]::Error.WriteLine("install.ps1: $Message")
    exit 1
}

# Returns the target triple of this machine.
function Get-MachineTarget {
    # a 32-bit shell is told its own architecture in the first variable
    $cpu = $env:PROCESSOR_ARCHITECTURE
    if ($env:PROCESSOR_ARCHITEW6432) { $cpu = $env:PROCESSOR_ARCHITEW6432 }
    switch ($cpu) {
        'AMD64' { return 'x86_64-pc-windows-msvc' }
        'ARM64' { return 'aarch64-pc-windows-msvc' }
        default { Stop-Install "there is no build for the processor $cpu" }
    }
}

# Fetches an address into a file; returns whether that worked.
function Save-Address([string]$Address, [string]$Path) {
    try {
        Invoke-WebRequest -Uri $Address -OutFile $Path -UseBasicParsing
        return $true
    } catch {
        return $false
    }
}

# Checks an archive against the checksum file that came with it.
function Confirm-Checksum([string]$Archive, [string]$ChecksumFile) {
    $wanted = ((Get-Content -Path $ChecksumFile -TotalCount 1) -split '\s+')[0]
    if ($wanted -notmatch '^[0-9a-f]{64}$') {
        Stop-Install 'the checksum that came with the archive is none: nothing was installed'
    }
    $found = (Get-FileHash -Path $Archive -Algorithm SHA256).Hash.ToLowerInvariant()
    if ($found -ne $wanted) {
        Stop-Install "the download is damaged: its SHA-256 is $found, and the release names $wanted"
    }
}

# Returns the folders of the user's PATH.
function Get-UserPath {
    $path = [Environment]::GetEnvironmentVariable('Path', 'User')
    return @("$path" -split ';' | Where-Object { $_ })
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
    if ((Test-Path $Program) -and -not (Test-Path $Receipt) -and -not $Force) {
        Stop-Install "$Program is there and was not installed by this script; -Force replaces it"
    }
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
        if (-not (Save-Address "$address.sha256" $checksum)) {
            Stop-Install ("cannot fetch $address.sha256: either there is no version $number for " +
                "$target, or the network is not there")
        }
        if (-not (Save-Address $address $archive)) { Stop-Install "cannot fetch $address" }
        Confirm-Checksum $archive $checksum
        Expand-Archive -Path $archive -DestinationPath $scratch
        $new = Join-Path $scratch "$name\hob.exe"
        & $new --version | Out-Null
        if ($LASTEXITCODE -ne 0) { Stop-Install 'the program does not start on this machine' }
        New-Item -ItemType Directory -Path $Bin -Force | Out-Null
        # a program that runs, as `hob update` does, can be moved and not be written over
        if (Test-Path $Program) { Move-Item -Path $Program -Destination "$Program.old" -Force }
        Copy-Item -Path $new -Destination $Program -Force
        Set-Content -Path $Origin -Value @("releases=$base", "target=$target")
        Set-Content -Path $Receipt -Value 'bin\hob.exe'
    } finally {
        Remove-Item -Path $scratch -Recurse -Force
    }
    Write-Output "Installed $(& $Program --version) as $Program"
    if ((Get-UserPath) -notcontains $Bin) {
        Write-Output "$Bin is not in PATH. This adds it for new windows:"
        Write-Output ("    [Environment]::SetEnvironmentVariable('Path', '$Bin;' + " +
            "[Environment]::GetEnvironmentVariable('Path', 'User'), 'User')")
    }
}

function Uninstall-Hob {
    if (-not (Test-Path $Receipt)) {
        Stop-Install "nothing that this script has installed is under $Prefix"
    }
    Remove-Item -Path $Program, "$Program.old", $Origin -Force -ErrorAction SilentlyContinue
    Remove-Item -Path $Receipt -Force
    Write-Output "Removed hob from $Prefix. Models and settings are where they were."
}

if ($Uninstall) { Uninstall-Hob } else { Install-Hob }
