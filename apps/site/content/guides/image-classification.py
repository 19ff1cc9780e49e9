# %% draw
import random

import numpy as np
from PIL import Image, ImageDraw
from transformers import set_seed

set_seed(42)
names = ["dikkat", "girilmez", "ışık", "sağa dön", "sola dön"]


def mark(name):
    picture = Image.new("L", (64, 64))
    pen = ImageDraw.Draw(picture)
    if name == "dikkat":
        pen.rectangle((28, 12, 36, 38), fill=255)
        pen.ellipse((27, 44, 37, 54), fill=255)
    elif name == "girilmez":
        pen.rectangle((12, 26, 52, 38), fill=255)
    elif name == "ışık":
        for top in (10, 26, 42):
            pen.ellipse((26, top, 38, top + 12), fill=255)
    else:
        pen.rectangle((12, 28, 38, 36), fill=255)
        pen.polygon([(36, 16), (54, 32), (36, 48)], fill=255)
    return picture.transpose(Image.Transpose.FLIP_LEFT_RIGHT) if name == "sola dön" else picture


def ground(rng):
    rows, columns = np.mgrid[0:64, 0:64] / 63
    slant, count, edge = rng.uniform(-1, 1), rng.uniform(15, 40), rng.uniform(0.3, 0.7)
    kinds = [
        np.zeros((64, 64)),
        70 * (rows - columns),
        40 * np.sign(np.sin(count * (columns + slant * rows))),
        60 * (rows > edge),
    ]
    shade, light = rng.choice(kinds), rng.uniform(60, 200)
    values = np.stack([light + shade + rng.uniform(-40, 40) for _ in range(3)], axis=-1)
    return Image.fromarray(values.clip(0, 255).astype("uint8"))


def place(shape, rng):
    picture, plate = ground(rng), Image.new("L", (64, 64))
    ImageDraw.Draw(plate).ellipse((2, 2, 62, 62), fill=255)
    dark = tuple(rng.randrange(130) for _ in range(3))
    bright = tuple(value + rng.randrange(60, 126) for value in dark)
    angle, side = rng.uniform(-25, 25), rng.randrange(34, 61)
    corner = (rng.randrange(65 - side), rng.randrange(65 - side))
    for mask, colour in ((plate, dark), (shape, bright)):
        picture.paste(colour, corner, mask.rotate(angle).resize((side, side)))
    return picture


def shoot(picture, rng):
    values = np.array(picture.resize((32, 32))).astype(float)
    values = np.roll(values, (rng.randrange(-1, 2), rng.randrange(-1, 2)), axis=(0, 1))
    noise = np.random.default_rng(rng.randrange(2**32)).normal(0, 20, values.shape)
    return Image.fromarray((values + noise + rng.uniform(-15, 15)).clip(0, 255).astype("uint8"))


rng = random.Random(42)
picture = shoot(place(mark("sağa dön"), rng), rng)
print(picture.size, picture.mode, np.array(picture).min(), np.array(picture).max())

# %% data
from datasets import ClassLabel, Dataset, Features, Image as Picture, Value

features = Features({"image": Picture(), "label": ClassLabel(names=names), "place": Value("int64")})


def collect(count, shots=3):
    rows = []
    for number in range(count):
        label = number % len(names)
        here = place(mark(names[label]), rng)
        rows += [{"image": shoot(here, rng), "label": label, "place": number} for _ in range(shots)]
    return Dataset.from_list(rows, features=features)


data = collect(400)
print(data.num_rows, "pictures", len(set(data["place"])), "places")
print(data[0]["label"], data.features["label"].int2str(data[0]["label"]))

# %% processor
from transformers import ViTImageProcessor

processor = ViTImageProcessor(size={"height": 32, "width": 32})
pixels = processor(data[0]["image"], return_tensors="pt")["pixel_values"]
print(tuple(pixels.shape), round(pixels.min().item(), 2), round(pixels.max().item(), 2))
print(processor.image_mean, processor.image_std)

# %% leak
from sklearn.neighbors import KNeighborsClassifier


def nearest(known, asked):
    values = [processor(list(rows["image"]), return_tensors="np")["pixel_values"] for rows in (known, asked)]
    flat = [value.reshape(len(value), -1) for value in values]
    found = KNeighborsClassifier(1).fit(flat[0], known["label"])
    return found.score(flat[1], asked["label"])


shuffled = data.train_test_split(test_size=0.3, seed=42)
by_place = {
    "train": data.filter(lambda row: row["place"] < 200),
    "validation": data.filter(lambda row: 200 <= row["place"] < 280),
    "test": data.filter(lambda row: row["place"] >= 280),
}
print(f"pictures dealt out {nearest(shuffled['train'], shuffled['test']):.2f}")
print(f"places dealt out   {nearest(by_place['train'], by_place['test']):.2f}")

# %% augmentation
from torchvision.transforms import v2

turned = [v2.RandomAffine(degrees=12, translate=(0.1, 0.1), scale=(0.85, 1.15)), v2.ColorJitter(0.3, 0.3, 0.3)]
augment = v2.Compose(turned)


def prepare(rows, change=None):
    pictures = [change(picture) if change else picture for picture in rows["image"]]
    return {"pixel_values": processor(pictures, return_tensors="pt")["pixel_values"], "labels": rows["label"]}


seen = by_place["train"].with_transform(lambda rows: prepare(rows, augment))
first, again = seen[0]["pixel_values"], seen[0]["pixel_values"]
print(tuple(first.shape), seen[0]["labels"], bool((first == again).all()))

# %% model
from transformers import ResNetConfig, ResNetForImageClassification, ViTConfig, ViTForImageClassification

labels = {"id2label": dict(enumerate(names)), "label2id": {name: number for number, name in enumerate(names)}}
vit = ViTConfig(
    image_size=32,
    patch_size=4,
    hidden_size=64,
    num_hidden_layers=3,
    num_attention_heads=4,
    intermediate_size=128,
    **labels,
)
resnet = ResNetConfig(
    embedding_size=16, hidden_sizes=[16, 32, 64], depths=[1, 1, 1], layer_type="basic", **labels
)
builders = {"vit": lambda: ViTForImageClassification(vit), "resnet": lambda: ResNetForImageClassification(resnet)}
for name, build in builders.items():
    print(f"{name:7} {build().num_parameters():_}")

# %% train
import torch
from transformers import Trainer, TrainingArguments


def accuracy(outcome):
    return {"accuracy": float((outcome.predictions.argmax(-1) == outcome.label_ids).mean())}


def train(build, rows, change=augment, epochs=12, **changed):
    set_seed(42)
    settings = {
        "learning_rate": 4e-3,
        "warmup_steps": 0.1,
        "weight_decay": 0.05,
        "per_device_train_batch_size": 32,
        "per_device_eval_batch_size": 64,
        "eval_strategy": "epoch",
        "logging_strategy": "no",
        "save_strategy": "no",
        "remove_unused_columns": False,
        "report_to": "none",
        "seed": 42,
    }
    arguments = TrainingArguments(output_dir="levha", num_train_epochs=epochs, **settings | changed)
    trainer = Trainer(
        model=build(),
        args=arguments,
        train_dataset=rows.with_transform(lambda some: prepare(some, change)),
        eval_dataset=by_place["validation"].with_transform(prepare),
        compute_metrics=accuracy,
        processing_class=processor,
    )
    trainer.train()
    history = [row["eval_accuracy"] for row in trainer.state.log_history if "eval_accuracy" in row]
    return trainer, history


trained = {
    "vit": train(builders["vit"], by_place["train"], learning_rate=1e-3),
    "resnet": train(builders["resnet"], by_place["train"]),
    "not augmented": train(builders["resnet"], by_place["train"], change=None),
}
for name, (_, history) in trained.items():
    print(f"{name:14}", *(f"{value:.2f}" for value in history[1::2]))

# %% figure accuracy
figure = {
    "x": list(range(1, 13)),
    "xName": "epoch",
    "yName": "accuracy",
    "lines": {
        "vit": [round(value, 3) for value in trained["vit"][1]],
        "resnet": [round(value, 3) for value in trained["resnet"][1]],
        "notAugmented": [round(value, 3) for value in trained["not augmented"][1]],
    },
}

# %% evaluate
from sklearn.metrics import classification_report, confusion_matrix

model = trained["resnet"][0].model.eval()


def scores(pictures):
    pixels = processor(list(pictures), return_tensors="pt")["pixel_values"]
    with torch.inference_mode():
        return model(pixel_values=pixels).logits


test = by_place["test"]
truth = np.array(test["label"])
guesses = scores(test["image"]).argmax(-1).numpy()
print(classification_report(truth, guesses, target_names=names, digits=2))
for name, line in zip(names, confusion_matrix(truth, guesses)):
    print(f"{name:9}", *(f"{count:3}" for count in line))

# %% wrong
chances = scores(test["image"]).softmax(-1)
wrong = [row for row in range(len(truth)) if guesses[row] != truth[row]]
print(len(wrong), "pictures", len({test[row]["place"] for row in wrong}), "places")
for row in sorted(wrong, key=lambda one: -chances[one].max())[:3]:
    print(test[row]["place"], names[truth[row]], "->", names[guesses[row]], f"{chances[row].max():.2f}")

# %% flip
flipping = v2.Compose([v2.RandomHorizontalFlip(), *turned])
mirrored, _ = train(builders["resnet"], by_place["train"], change=flipping)
outcome = mirrored.predict(test.with_transform(prepare))
print(f"{outcome.metrics['test_accuracy']:.2f}")
for name, line in zip(names, confusion_matrix(truth, outcome.predictions.argmax(-1))):
    print(f"{name:9}", *(f"{count:3}" for count in line))

# %% base
other = ["square", "ring", "plus", "bars", "corner", "wedge"]
shapes = {
    "square": [("rectangle", (18, 18, 46, 46), 255)],
    "ring": [("ellipse", (14, 14, 50, 50), 255), ("ellipse", (24, 24, 40, 40), 0)],
    "plus": [("rectangle", (28, 12, 36, 52), 255), ("rectangle", (12, 28, 52, 36), 255)],
    "bars": [("rectangle", (20, 12, 27, 52), 255), ("rectangle", (37, 12, 44, 52), 255)],
    "corner": [("rectangle", (14, 12, 22, 50), 255), ("rectangle", (14, 42, 50, 50), 255)],
    "wedge": [("polygon", [(32, 12), (52, 50), (12, 50)], 255)],
}


def other_mark(name):
    picture = Image.new("L", (64, 64))
    for kind, points, fill in shapes[name]:
        getattr(ImageDraw.Draw(picture), kind)(points, fill=fill)
    return picture


def collect_other(count):
    rows = []
    for number in range(count):
        shape = other_mark(other[number % len(other)])
        rows.append({"image": shoot(place(shape, rng), rng), "label": number % len(other)})
    return Dataset.from_list(rows, features=Features({"image": Picture(), "label": Value("int64")}))


def build_other():
    return ResNetForImageClassification(ResNetConfig(**resnet.to_diff_dict() | {"num_labels": len(other)}))


start, _ = train(build_other, collect_other(1800), epochs=8, eval_strategy="no")
start.save_model("temel")
print(f"{start.state.global_step} steps, loss {start.state.log_history[-1]['train_loss']:.2f}")

# %% few
from transformers import AutoModelForImageClassification


def reuse():
    return AutoModelForImageClassification.from_pretrained("temel", ignore_mismatched_sizes=True, **labels)


single = by_place["train"].filter(lambda row, index: index % 3 == 0, with_indices=True)
per_class = [3, 10, 20, 40]
grown = {"scratch": [], "pretrained": []}
for count in per_class:
    few = single.select(range(count * len(names)))
    for name, build in (("scratch", builders["resnet"]), ("pretrained", reuse)):
        trainer, _ = train(build, few, epochs=150 // -(-len(few) // 32), eval_strategy="no")
        metrics = trainer.predict(test.with_transform(prepare)).metrics
        grown[name].append(metrics["test_accuracy"])
for name, values in grown.items():
    print(f"{name:11}", *(f"{value:.2f}" for value in values))

# %% figure per-class
figure = {
    "x": per_class,
    "xName": "picturesPerClass",
    "yName": "accuracy",
    "lines": {name: [round(value, 3) for value in values] for name, values in grown.items()},
}

# %% processors
imagenet = {"image_mean": [0.485, 0.456, 0.406], "image_std": [0.229, 0.224, 0.225]}
settings = {
    "its own": {},
    "no do_normalize": {"do_normalize": False},
    "no do_rescale": {"do_rescale": False},
    "ImageNet mean": imagenet,
}
for name, changed in settings.items():
    pixels = processor(list(test["image"]), return_tensors="pt", **changed)["pixel_values"]
    with torch.inference_mode():
        right = model(pixels).logits.argmax(-1).numpy() == truth
    print(f"{name:16} {pixels.min():6.1f} {pixels.max():6.1f}  {right.mean():.2f}")

# %% exif
from io import BytesIO

from PIL import ImageOps
from transformers.image_utils import load_image


def phone(picture):
    exif, file = Image.Exif(), BytesIO()
    exif[0x0112] = 6
    picture.transpose(Image.Transpose.ROTATE_90).save(file, "JPEG", quality=95, exif=exif)
    return file


files = [phone(picture) for picture in test["image"]]
readers = {
    "Image.open": lambda file: Image.open(file).convert("RGB"),
    "exif_transpose": lambda file: ImageOps.exif_transpose(Image.open(file)).convert("RGB"),
    "load_image": lambda file: load_image(Image.open(file)),
}
for name, read in readers.items():
    found = scores([read(file) for file in files]).argmax(-1).numpy()
    print(f"{name:15} {(found == truth).mean():.2f}")

# %% names
import unicodedata

print(sorted(names))
print("IŞIK".lower(), "IŞIK".lower() in model.config.label2id, "dikkat".upper())
folder = unicodedata.normalize("NFD", "ışık")
print(folder, folder in model.config.label2id, unicodedata.normalize("NFC", folder) in model.config.label2id)
model.save_pretrained("levha")
print(AutoModelForImageClassification.from_pretrained("levha").config.id2label)

# %% unbalanced
from sklearn.metrics import f1_score

rare = rng.sample([row for row in range(len(truth)) if truth[row] != 1], 8)
road = [row for row in range(len(truth)) if truth[row] == 1] + rare
always = np.full(len(road), 1)
for name, said in (("always girilmez", always), ("model", guesses[road])):
    right, macro = (said == truth[road]).mean(), f1_score(truth[road], said, average="macro", zero_division=0)
    print(f"{name:16} {right:.2f} {macro:.2f}")

# %% empty
empty = [shoot(ground(rng), rng) for _ in range(200)]
sure = scores(empty).softmax(-1)
kept = chances.max(-1).values
print(np.bincount(sure.argmax(-1).numpy(), minlength=len(names)).tolist())
for threshold in (0.5, 0.7, 0.9):
    over = (sure.max(-1).values > threshold).float().mean()
    right = (torch.tensor(guesses == truth) & (kept > threshold)).float().mean()
    print(f"{threshold}  {over:.2f}  {right:.2f}")

# %% mirrored-labels
from datasets import concatenate_datasets

other_way = {"sağa dön": "sola dön", "sola dön": "sağa dön"}
mirrored_label = [names.index(other_way.get(name, name)) for name in names]


def mirror(row):
    return {"image": row["image"].transpose(Image.Transpose.FLIP_LEFT_RIGHT), "label": mirrored_label[row["label"]]}


both = concatenate_datasets([by_place["train"], by_place["train"].map(mirror)])
fair, _ = train(builders["resnet"], both, epochs=6)
outcome = fair.predict(test.with_transform(prepare))
print(f"{outcome.metrics['test_accuracy']:.2f}")
for name, line in zip(names, confusion_matrix(truth, outcome.predictions.argmax(-1))):
    print(f"{name:9}", *(f"{count:3}" for count in line))
