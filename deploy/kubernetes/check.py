#!/usr/bin/env python3
"""Checks the manifests: by the schemas of Kubernetes, and what they promise of each other.

    deploy/kubernetes/check.py [--kubernetes 1.31] [--crds DIR]

Needs `pip install kubernetes-validate`. Objects of KEDA, Knative and KServe are checked by the files
with their definitions in DIR, where that is given, and else only read.
"""

import argparse
import sys
from pathlib import Path

import jsonschema
import kubernetes_validate
import yaml

HERE = Path(__file__).parent
FOREIGN = {"keda.sh", "serving.knative.dev", "serving.kserve.io", "kustomize.config.k8s.io"}


def objects():
    """Yields each object with its file."""
    for path in sorted(HERE.glob("*/*.yaml")):
        for found in yaml.safe_load_all(path.read_text()):
            yield path.relative_to(HERE), found


def group(found):
    """Returns the group of an object's interface."""
    version = found["apiVersion"]
    return version.split("/")[0] if "/" in version else ""


def definitions(folder):
    """Returns the schemas of foreign kinds: by group, version and kind."""
    schemas = {}
    for path in sorted(folder.glob("*.yaml")):
        for crd in yaml.safe_load_all(path.read_text()):
            if not crd or crd.get("kind") != "CustomResourceDefinition":
                continue
            spec = crd["spec"]
            for version in spec["versions"]:
                key = f"{spec['group']}/{version['name']}", spec["names"]["kind"]
                schemas[key] = version["schema"]["openAPIV3Schema"]
    return schemas


def closed(schema):
    """Refuses members that a schema does not name, as the server does under strict validation."""
    if isinstance(schema, list):
        return [closed(item) for item in schema]
    if not isinstance(schema, dict):
        return schema
    result = {key: closed(value) for key, value in schema.items()}
    is_open = schema.get("x-kubernetes-preserve-unknown-fields") or "additionalProperties" in schema
    if isinstance(schema.get("properties"), dict) and not is_open:
        # the members that every object has are described elsewhere
        result["additionalProperties"] = False
    return result


def check_foreign(found, schemas):
    """Returns what is wrong with an object of a foreign kind."""
    key = found["apiVersion"], found["kind"]
    if key not in schemas:
        return [f"no definition of {key}"]
    schema = closed(schemas[key])
    schema["properties"]["metadata"] = {"type": "object"}
    errors = jsonschema.Draft7Validator(schema).iter_errors(found)
    return [f"{'/'.join(map(str, error.path))}: {error.message}" for error in errors]


def pods(found):
    """Returns the specification of the pods that an object makes, if it makes any."""
    spec = found.get("spec", {})
    template = spec.get("template", {}).get("spec")
    if template is None and "containers" in spec:
        template = spec
    return template


def check_pod(pod):
    """Returns what a pod lacks of what all promise: no root, no rights, nothing written."""
    wrong = []
    for container in pod["containers"]:
        context = {**pod.get("securityContext", {}), **container.get("securityContext", {})}
        for name, expected in {
            "runAsNonRoot": True,
            "readOnlyRootFilesystem": True,
            "allowPrivilegeEscalation": False,
            "seccompProfile": {"type": "RuntimeDefault"},
            "capabilities": {"drop": ["ALL"]},
        }.items():
            if context.get(name) != expected:
                wrong.append(f"{container['name']}: {name} is {context.get(name)}")
        resources = container.get("resources", {})
        if "memory" not in resources.get("requests", {}) or "memory" not in resources.get("limits", {}):
            wrong.append(f"{container['name']}: no request or limit of memory")
        command = container.get("args", [""])[0]
        if command in ("serve", "host"):
            wrong += [
                f"{container['name']}: no {probe}"
                for probe in ("readinessProbe", "livenessProbe")
                if probe not in container
            ]
            wrong += check_grace(pod, container)
    return wrong


def check_grace(pod, container):
    """Returns whether a pod is killed before its server has taken its leave."""
    arguments = container["args"]

    def seconds(name, default):
        given = (arg for arg in arguments if arg.startswith(f"--{name}="))
        return next((int(arg.split("=")[1]) for arg in given), default)

    delay = seconds("drain-delay", 5 if "--worker" in arguments else 0)
    needed = delay + seconds("drain-timeout", 30)
    # Knative gives a pod as long as a request may take
    grace = pod.get("terminationGracePeriodSeconds", pod.get("timeoutSeconds", 30))
    if grace <= needed:
        return [f"{container['name']}: {needed} s to drain, and it is killed after {grace} s"]
    return []


def check_labels(all_objects):
    """Returns selectors that select no pod."""
    labels = [
        found["spec"]["template"].get("metadata", {}).get("labels", {})
        for _, found in all_objects
        if "template" in found.get("spec", {})
    ]
    wrong = []
    for path, found in all_objects:
        spec = found.get("spec", {})
        selector = spec.get("podSelector", spec.get("selector"))
        if found["kind"] not in ("Service", "PodDisruptionBudget", "NetworkPolicy") or not selector:
            continue
        wanted = selector.get("matchLabels", selector)
        if not any(wanted.items() <= one.items() for one in labels):
            wrong.append(f"{path}: {found['kind']} selects no pod: {wanted}")
    return wrong


def check_kustomizations(all_objects):
    """Returns files that a kustomization forgets or that are not there."""
    wrong = []
    for path, found in all_objects:
        if found["kind"] != "Kustomization":
            continue
        listed = set(found["resources"])
        there = {file.name for file in (HERE / path).parent.glob("*.yaml")} - {path.name}
        if listed != there:
            wrong.append(f"{path}: lists {sorted(listed)}, there are {sorted(there)}")
    return wrong


def main():
    """Checks every object, and prints what is wrong."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--kubernetes", default="1.31", help="the version of the schemas")
    parser.add_argument("--crds", type=Path, help="folder of definitions of foreign kinds")
    arguments = parser.parse_args()
    schemas = definitions(arguments.crds) if arguments.crds else {}
    all_objects = list(objects())
    wrong = check_labels(all_objects) + check_kustomizations(all_objects)
    for path, found in all_objects:
        errors = []
        if group(found) not in FOREIGN:
            try:
                kubernetes_validate.validate(found, arguments.kubernetes, strict=True)
            except kubernetes_validate.ValidationError as error:
                errors.append(str(error.message))
        elif schemas and found["kind"] != "Kustomization":
            errors += check_foreign(found, schemas)
        pod = pods(found)
        errors += check_pod(pod) if pod else []
        wrong += [f"{path}: {found['kind']}: {error}" for error in errors]
        print(f"{path}: {found['kind']} {found.get('metadata', {}).get('name', '')}".rstrip())
    for line in wrong:
        print(f"WRONG {line}", file=sys.stderr)
    sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    main()
