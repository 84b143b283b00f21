"""Makes the sizes of pictures as the makers' image processors in `transformers` choose them, for
the numbers of the towers that `tests/it/vision.rs` has: `tests/data/towers/older.sizes`.

    pip install torch==2.15.0 torchvision==0.29.2 transformers==5.24.0 pillow==13.0.0
    python tests/goldens/sizes.py
"""

import json

import numpy
from towers import OUT
from transformers import Lfm2VlImageProcessor
from transformers.models.gemma4.image_processing_gemma4 import get_aspect_ratio_preserving_size
from transformers.models.pixtral.image_processing_pixtral import get_resize_output_image_size
from transformers.models.qwen2_vl.image_processing_qwen2_vl import smart_resize

# width and height; no side is 200 times the other, which Qwen's makers refuse
ODD_SIZES = [
    (1, 1), (100, 70), (33, 90), (640, 480), (481, 641), (97, 401), (1000, 333), (50, 37),
    (1499, 1501), (333, 1000), (28, 300), (2048, 1365), (719, 405), (3, 500), (60, 4), (20, 12),
]


def qwen(fewest):
    return lambda w, h: smart_resize(h, w, 8, fewest * 64, 4096 * 64)


def pixtral(width, height):
    array = numpy.zeros((height, width, 3))
    return get_resize_output_image_size(array, (64, 64), (8, 8), input_data_format="channels_last")


def lfm2(width, height):
    width, height = Lfm2VlImageProcessor().smart_resize(height, width, 2, 64, 256, 4)
    return height, width


RULES = {
    "gemma3": lambda w, h: (56, 56),
    "gemma4v": lambda w, h: get_aspect_ratio_preserving_size(h, w, 4, 280 * 9, 3),
    "lfm2": lfm2,
    "pixtral": pixtral,
    "qwen2vl": qwen(4),
    "qwen25vl": qwen(4),
    "qwen3vl": qwen(64),
}


def main():
    sizes = {}
    for name, rule in RULES.items():
        pictures = [(size, rule(*size)) for size in ODD_SIZES]
        sizes[name] = [
            {"image": size, "whole": (width, height)}
            for size, (height, width) in pictures
            # Pixtral's makers make pictures of no pixels of the narrowest
            if width * height > 0
        ]
    lines = ",\n".join(f'"{name}": {json.dumps(all)}' for name, all in sizes.items())
    (OUT / "older.sizes").write_text("{" + lines + "}\n")


if __name__ == "__main__":
    main()
