"""The inputs of towers: pixels as the makers' image processors make them."""

import math

import numpy
import torch
from PIL import Image

import towers_apart

CLIP = {"image_mean": [0.48, 0.46, 0.41], "image_std": [0.27, 0.26, 0.28]}


def resize(image, width, height):
    """Pillow's cubic resampling, rows first, as it always was before version 13."""
    image = image.resize((width, image.height), Image.Resampling.BICUBIC)
    return image.resize((width, height), Image.Resampling.BICUBIC)


def resize_linear(image, width, height):
    """The same by triangles."""
    image = image.resize((width, image.height), Image.Resampling.BILINEAR)
    return image.resize((width, height), Image.Resampling.BILINEAR)


def resize_sinc(image, width, height):
    """The same by windowed sines."""
    image = image.resize((width, image.height), Image.Resampling.LANCZOS)
    return image.resize((width, height), Image.Resampling.LANCZOS)


def normalized(image, mean, std):
    """`[3, height, width]`."""
    values = numpy.asarray(image).astype(numpy.float64) / 255
    return torch.tensor((values - numpy.array(mean)) / numpy.array(std)).permute(2, 0, 1)


def llava(tower, image):
    mean, std = tower.preprocessor["image_mean"], tower.preprocessor["image_std"]
    longer = max(image.size)
    square = Image.new("RGB", (longer, longer), tuple(int(m * 255) for m in mean))
    square.paste(image, ((longer - image.width) // 2, (longer - image.height) // 2))
    side = tower.config["vision_config"]["image_size"]
    return {"pixel_values": normalized(resize(square, side, side), mean, std)[None]}


def llava_next(tower, image):
    from transformers.image_processing_utils import select_best_resolution

    mean, std = tower.preprocessor["image_mean"], tower.preprocessor["image_std"]
    side = tower.config["vision_config"]["image_size"]
    size = (image.height, image.width)
    height, width = select_best_resolution(size, tower.config["image_grid_pinpoints"])
    if width / image.width < height / image.height:
        inner = (width, min(math.ceil(image.height * (width / image.width)), height))
    else:
        inner = (min(math.ceil(image.width * (height / image.height)), width), height)
    padded = Image.new("RGB", (width, height))
    padded.paste(resize(image, *inner), ((width - inner[0]) // 2, (height - inner[1]) // 2))
    corners = [(x, y) for y in range(0, height, side) for x in range(0, width, side)]
    pictures = [resize(image, side, side)]
    pictures += [padded.crop((x, y, x + side, y + side)) for x, y in corners]
    values = torch.stack([normalized(picture, mean, std) for picture in pictures])
    return {"pixel_values": values[None], "image_sizes": torch.tensor([size])}


def pixtral(tower, image):
    from transformers.models.pixtral.image_processing_pixtral import get_resize_output_image_size

    vision = tower.config["vision_config"]
    unit = vision["patch_size"] * tower.config["spatial_merge_size"]
    edge = vision["image_size"]
    array = numpy.zeros((image.height, image.width, 3))
    # an image of three lines is not one of three colours
    height, width = get_resize_output_image_size(
        array, (edge, edge), (unit, unit), input_data_format="channels_last"
    )
    mean, std = tower.preprocessor["image_mean"], tower.preprocessor["image_std"]
    values = normalized(resize(image, width, height), mean, std)[None]
    return {"pixel_values": values, "image_sizes": torch.tensor([[height, width]])}


def glm(tower, image):
    from transformers import Glm4vImageProcessor
    from transformers.models.glm4v.image_processing_glm4v import smart_resize

    vision = tower.config["vision_config"]
    patch = vision["patch_size"]
    fewest = 2 * 8 * (2 * patch) ** 2
    sides = (image.height, image.width)
    height, width = smart_resize(2, *sides, factor=2 * patch, min_pixels=fewest)
    processor = Glm4vImageProcessor(
        patch_size=patch, merge_size=2, do_resize=False, **tower.preprocessor
    )
    out = processor(images=resize(image, width, height), return_tensors="pt")
    return {"pixel_values": out["pixel_values"], "image_grid_thw": out["image_grid_thw"]}


def gemma(tower, image):
    from transformers import Gemma4UnifiedImageProcessor
    from transformers.models.gemma4_unified.image_processing_gemma4_unified import (
        get_aspect_ratio_preserving_size,
    )

    patch = tower.config["vision_config"]["patch_size"]
    height, width = get_aspect_ratio_preserving_size(image.height, image.width, patch, 280 * 9, 3)
    processor = Gemma4UnifiedImageProcessor(patch_size=patch, do_resize=False)
    out = processor(images=resize(image, width, height), return_tensors="pt")
    return {"pixel_values": out["pixel_values"], "image_position_ids": out["image_position_ids"]}


def paddle(tower, image):
    from transformers import PaddleOCRVLImageProcessor
    from transformers.models.paddleocr_vl.image_processing_paddleocr_vl import smart_resize

    sizes = tower.preprocessor
    patch = tower.config["vision_config"]["patch_size"]
    limits = {"min_pixels": sizes["min_pixels"], "max_pixels": sizes["max_pixels"]}
    height, width = smart_resize(image.height, image.width, factor=2 * patch, **limits)
    means = {key: sizes[key] for key in CLIP}
    processor = PaddleOCRVLImageProcessor(patch_size=patch, merge_size=2, do_resize=False, **means)
    out = processor(images=resize(image, width, height), return_tensors="pt")
    return {"pixel_values": out["pixel_values"], "image_grid_thw": out["image_grid_thw"]}


def dots(tower, image):
    from transformers.models.qwen2_vl.image_processing_qwen2_vl import smart_resize

    sizes = tower.preprocessor
    limits = {"min_pixels": sizes["min_pixels"], "max_pixels": sizes["max_pixels"]}
    height, width = smart_resize(image.height, image.width, factor=8, **limits)
    means = [sizes["image_mean"], sizes["image_std"]]
    return {"pixel_values": normalized(resize(image, width, height), *means)}


def kimi(tower, image):
    from transformers.models.kimi_k25.image_processing_kimi_k25 import navit_resize

    (height, width), (padded_height, padded_width) = navit_resize(
        image.height, image.width, patch_size=4, merge_kernel_size=2, max_patches=4096,
        max_size_per_side=512,
    )
    padded = Image.new("RGB", (padded_width, padded_height))
    padded.paste(resize(image, width, height), (0, 0))
    means = [tower.preprocessor["image_mean"], tower.preprocessor["image_std"]]
    return {"pixel_values": normalized(padded, *means)}


def minicpm(tower, image):
    c = tower.config["vision_config"]
    means = [tower.preprocessor["image_mean"], tower.preprocessor["image_std"]]
    grid, whole, all_slices = towers_apart.minicpm_sizes(c, *image.size)
    tiles = torch.zeros(0)
    if grid:
        pixels = normalized(resize(image, *all_slices), *means)
        lines = pixels.chunk(grid[1], dim=1)
        tiles = torch.stack([tile for line in lines for tile in line.chunk(grid[0], dim=2)])
    return {"whole": normalized(resize(image, *whole), *means), "tiles": tiles}


def muse_size(tower, width, height):
    from transformers.models.muse_glimmer.image_processing_muse_glimmer import smart_resize

    vision = tower.config["vision_config"]
    unit = vision["patch_size"] * vision["merge_size"]
    height, width = smart_resize(height, width, patch_size=unit, max_tokens=4096)
    return width, height


def muse(tower, image):
    from transformers import MuseGlimmerImageProcessor

    patch = tower.config["vision_config"]["patch_size"]
    processor = MuseGlimmerImageProcessor(
        patch_size=patch, do_resize=False, **tower.preprocessor
    )
    width, height = muse_size(tower, *image.size)
    out = processor(images=resize_sinc(image, width, height), return_tensors="pt")
    return {"pixel_values": out["pixel_values"], "image_grid_thw": out["image_grid_thw"]}


def llama_sizes(side, width, height):
    """The size of all tiles of an image, and that of the image in their corner."""
    from transformers.models.llama4.image_processing_llama4 import (
        find_supported_resolutions, get_best_fit, get_max_res_without_distortion,
    )
    from transformers.image_utils import SizeDict

    canvases = find_supported_resolutions(16, SizeDict(height=side, width=side))
    best = get_best_fit((height, width), torch.tensor(canvases)).tolist()
    within = [min(max(n, side), most) for n, most in zip((height, width), best)]
    inner = [max(n, 1) for n in get_max_res_without_distortion((height, width), within)]
    return best[::-1], inner[::-1]


def rounded(image):
    """Values of pixels, each step rounded to bf16, as the makers' processor computes them."""
    values = torch.tensor(numpy.asarray(image).copy()).to(torch.bfloat16) * (1 / 255)
    return ((values - 0.5) / 0.5).permute(2, 0, 1).double()


def llama(tower, image):
    side = tower.config["vision_config"]["image_size"]
    canvas, inner = llama_sizes(side, *image.size)
    padded = Image.new("RGB", canvas)
    padded.paste(resize_linear(image, *inner), (0, 0))
    corners = [(x, y) for y in range(0, canvas[1], side) for x in range(0, canvas[0], side)]
    pictures = [padded.crop((x, y, x + side, y + side)) for x, y in corners]
    if len(pictures) > 1:
        pictures.append(resize_linear(image, side, side))
    return {"pixel_values": torch.stack([rounded(picture) for picture in pictures])}
