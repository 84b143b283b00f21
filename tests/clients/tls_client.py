"""HTTPS by the clients people have: Python's ssl module, curl, and the official OpenAI client.

usage: tls_client.py PATH/hob MODEL.gguf
"""

import os
import socket
import ssl
import subprocess
import sys
import tempfile
from pathlib import Path

import httpx
import openai


def certificate(folder):
    key, cert = folder / "key.pem", folder / "cert.pem"
    subprocess.run(
        [
            "openssl",
            "req",
            "-x509",
            "-newkey",
            "ec",
            "-pkeyopt",
            "ec_paramgen_curve:prime256v1",
            "-nodes",
            "-days",
            "2",
            "-subj",
            "/CN=localhost",
            "-addext",
            "subjectAltName=DNS:localhost,IP:127.0.0.1",
            "-keyout",
            key,
            "-out",
            cert,
        ],
        check=True,
        capture_output=True,
    )
    return key, cert


def main(hob, model):
    with tempfile.TemporaryDirectory() as folder:
        key, cert = certificate(Path(folder))
        server = subprocess.Popen(
            [
                hob,
                "serve",
                "-m",
                model,
                "--port",
                "0",
                "--threads",
                "1",
                "--api-key",
                "sk-test",
                "--ssl-key-file",
                key,
                "--ssl-cert-file",
                cert,
            ],
            stderr=subprocess.PIPE,
            text=True,
        )
        try:
            line = server.stderr.readline()
            address = line.split("listening on https://")[1].strip()
            host, port = address.split(":")

            # the protocol, the name, and what is said to who trusts nobody
            trusting = ssl.create_default_context(cafile=cert)
            with trusting.wrap_socket(
                socket.create_connection((host, int(port))), server_hostname="localhost"
            ) as tls:
                assert tls.version() in ("TLSv1.3", "TLSv1.2"), tls.version()
            try:
                ssl.create_default_context().wrap_socket(
                    socket.create_connection((host, int(port))), server_hostname="localhost"
                )
                raise AssertionError("an unknown certificate was trusted")
            except ssl.SSLCertVerificationError:
                pass

            curl = subprocess.run(
                [
                    "curl",
                    "--silent",
                    "--fail",
                    "--retry",
                    "20",
                    "--retry-delay",
                    "1",
                    "--cacert",
                    cert,
                    f"https://{address}/health",
                ],
                capture_output=True,
                text=True,
                check=True,
            )
            assert '"ok"' in curl.stdout, curl.stdout
            plain = subprocess.run(
                ["curl", "--silent", f"http://{address}/health"], capture_output=True
            )
            assert plain.returncode != 0, "plain HTTP was answered"

            client = openai.OpenAI(
                base_url=f"https://{address}/v1",
                api_key="sk-test",
                http_client=httpx.Client(verify=trusting),
            )
            said = dict(
                model="any",
                messages=[{"role": "user", "content": "Hi"}],
                temperature=0,
                max_tokens=12,
            )
            whole = client.chat.completions.create(**said).choices[0].message.content
            parts = client.chat.completions.create(**said, stream=True)
            assert whole and whole == "".join(part.choices[0].delta.content or "" for part in parts)
            stranger = openai.OpenAI(
                base_url=f"https://{address}/v1", api_key="sk-test", max_retries=0
            )
            try:
                stranger.models.list()
                raise AssertionError("an unknown certificate was trusted")
            except openai.APIConnectionError:
                pass
        finally:
            server.terminate()
            server.wait()
    print("HTTPS: ssl, curl and openai agree")


if __name__ == "__main__":
    os.environ.pop("SSL_CERT_FILE", None)
    main(*sys.argv[1:])
