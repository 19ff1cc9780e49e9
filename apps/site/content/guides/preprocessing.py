# data: sentiment/train.tr.jsonl

# %% tokenizer
from datasets import load_dataset
from tokenizers import Tokenizer, decoders, models, pre_tokenizers, processors, trainers
from transformers import PreTrainedTokenizerFast, set_seed

set_seed(42)
texts = list(load_dataset("json", data_files="sentiment/train.tr.jsonl", split="train")["text"])
learned = Tokenizer(models.BPE(unk_token="[UNK]"))
learned.pre_tokenizer = pre_tokenizers.Sequence([pre_tokenizers.Metaspace(), pre_tokenizers.Punctuation()])
special = ["[PAD]", "[UNK]", "[CLS]", "[SEP]"]
learned.decoder = decoders.Metaspace()
learned.train_from_iterator(
    texts, trainers.BpeTrainer(vocab_size=3000, special_tokens=special, show_progress=False)
)
learned.post_processor = processors.TemplateProcessing(
    single="[CLS] $A [SEP]",
    pair="[CLS] $A [SEP] $B:1 [SEP]:1",
    special_tokens=[("[CLS]", 2), ("[SEP]", 3)],
)
tokenizer = PreTrainedTokenizerFast(
    tokenizer_object=learned,
    pad_token="[PAD]",
    unk_token="[UNK]",
    cls_token="[CLS]",
    sep_token="[SEP]",
    model_max_length=64,
    model_input_names=["input_ids", "token_type_ids", "attention_mask"],
)

# %% batch
two = ["Çok beğendim.", "Kargo iki gün geç geldi ama ürün sağlam çıktı."]
batch = tokenizer(two, padding=True, return_tensors="pt")
for name, tensor in batch.items():
    print(name, tuple(tensor.shape))
print(batch["attention_mask"][0].tolist())

# %% side
tokenizer.padding_side = "left"
print(tokenizer(two, padding=True)["attention_mask"][0])
tokenizer.padding_side = "right"

# %% waste
import random


def waste(groups):
    cells = sum(len(group) * max(group) for group in groups)
    return 1 - sum(sum(group) for group in groups) / cells


def group(lengths, size):
    return [lengths[start : start + size] for start in range(0, len(lengths), size)]


lengths = [len(ids) for ids in tokenizer(texts)["input_ids"]]
random.Random(42).shuffle(lengths)
print(f"all to 64       {1 - sum(lengths) / (64 * len(lengths)):.0%}")
print(f"batches of 32   {waste(group(lengths, 32)):.0%}")
print(f"sorted first    {waste(group(sorted(lengths), 32)):.0%}")

# %% figure padding
sizes = [1, 2, 4, 8, 16, 32, 64, 128]
figure = {
    "x": sizes,
    "xName": "batchSize",
    "yName": "padShare",
    "lines": {
        "shuffled": [round(waste(group(lengths, size)), 3) for size in sizes],
        "byLength": [round(waste(group(sorted(lengths), size)), 3) for size in sizes],
    },
}

# %% long
review = " ".join(texts[:12])
print(len(tokenizer(review, truncation=False)["input_ids"]))
windows = tokenizer(review, truncation=True, max_length=48, stride=12, return_overflowing_tokens=True, return_offsets_mapping=True)
for offsets in windows["offset_mapping"]:
    print(offsets[1][0], offsets[-2][1])

# %% pair
pair = tokenizer("Kargo nerede?", "Kargo Konya şubesinde bekliyor.", truncation="only_second", max_length=12)
print(tokenizer.decode(pair["input_ids"]))
print(pair["token_type_ids"])

# %% picture
import numpy as np
from PIL import Image, ImageDraw

picture = Image.new("RGB", (640, 360), (200, 40, 40))
ImageDraw.Draw(picture).rectangle((400, 0, 639, 359), fill=(40, 40, 200))
print(picture.size, np.array(picture).shape, np.array(picture).dtype)

# %% image-processor
from transformers import ViTImageProcessor

image_processor = ViTImageProcessor(size={"height": 224, "width": 224})
pixels = image_processor(picture, return_tensors="pt")["pixel_values"]
print(tuple(pixels.shape), pixels.dtype, round(pixels.min().item(), 2), round(pixels.max().item(), 2))

# %% squeezed
from transformers import CLIPImageProcessor

cropper = CLIPImageProcessor(size={"shortest_edge": 224}, crop_size={"height": 224, "width": 224})


def blue_share(pixels):
    return (pixels[0, 2] > pixels[0, 0]).float().mean().item()


drawn = np.array(picture)
print(f"picture {(drawn[..., 2] > drawn[..., 0]).mean():.2f}")
plain = {"do_normalize": False, "return_tensors": "pt"}
print(f"squeezed {blue_share(image_processor(picture, **plain)['pixel_values']):.2f}")
print(f"cropped {blue_share(cropper(picture, **plain)['pixel_values']):.2f}")

# %% twice
ready = np.asarray(picture, dtype="float32") / 255
for name, settings in {"rescaled twice": {}, "do_rescale=False": {"do_rescale": False}}.items():
    values = image_processor(ready, return_tensors="pt", **settings)["pixel_values"]
    print(f"{name:17} {values.min():.2f} {values.max():.2f}")

# %% modes
for mode in ("L", "RGBA", "P"):
    try:
        shape = tuple(image_processor(picture.convert(mode), return_tensors="pt")["pixel_values"].shape)
        print(mode, shape)
    except Exception as error:
        print(mode, type(error).__name__)
print(tuple(image_processor(picture.convert("RGBA").convert("RGB"), return_tensors="pt")["pixel_values"].shape))

# %% sound
from transformers import WhisperFeatureExtractor

listener = WhisperFeatureExtractor(feature_size=80, sampling_rate=16_000)
seconds = np.arange(48_000) / 48_000
tone = np.sin(2 * np.pi * 1000 * seconds).astype("float32")
print(tone.shape)
try:
    listener(tone, sampling_rate=48_000)
except ValueError as error:
    print(str(error).split(". ")[0])

# %% rate
from scipy.signal import resample_poly
from transformers.audio_utils import mel_filter_bank

filters = mel_filter_bank(
    num_frequency_bins=201, num_mel_filters=80, min_frequency=0, max_frequency=8000, sampling_rate=16_000, norm="slaney", mel_scale="slaney"
)
centres = filters.argmax(0) * 40


def loudest(sound):
    features = listener(sound, sampling_rate=16_000, return_tensors="np")["input_features"][0]
    frames = len(sound) // 160
    return centres[features[:, 5 : frames - 5].mean(1).argmax()]


print("not resampled", loudest(tone), "Hz")
resampled = resample_poly(tone, 1, 3)
print("resampled", loudest(resampled), "Hz", resampled.shape)

# %% length
for sound in (resampled, np.tile(resampled, 45)):
    features = listener(sound, sampling_rate=16_000, return_tensors="np")["input_features"]
    print(len(sound) // 16_000, "s", features.shape)

# %% channels
stereo = np.stack([tone, np.zeros_like(tone)])
mono = stereo.mean(0)
print(stereo.shape, mono.shape)

# %% processor
from pathlib import Path

from transformers import AutoProcessor, CLIPProcessor

processor = CLIPProcessor(image_processor=cropper, tokenizer=tokenizer)
inputs = processor(text=["kırmızı zemin"], images=picture, return_tensors="pt", padding=True)
print(sorted(inputs))
processor.save_pretrained("islemci")
print(type(AutoProcessor.from_pretrained("islemci")).__name__)

# %% strides
for stride in (0, 12, 40):
    cut = tokenizer(review, truncation=True, max_length=48, stride=stride, return_overflowing_tokens=True)
    print(stride, len(cut["input_ids"]), [len(ids) for ids in cut["input_ids"]][-1])

# %% drawn-back
values = pixels[0].permute(1, 2, 0).numpy() * image_processor.image_std + image_processor.image_mean
shown = Image.fromarray((values * 255).round().clip(0, 255).astype("uint8"))
print(shown.size, shown.getpixel((10, 112)), picture.getpixel((10, 180)))
