# %% draw
import math
import random

import numpy as np
from PIL import Image, ImageDraw
from transformers import set_seed

set_seed(42)
names = ["cıvata", "pul", "somun"]
rng = random.Random(42)
WIDTH, HEIGHT = 192, 128


def shape(name):
    mask = Image.new("L", (96, 96))
    pen = ImageDraw.Draw(mask)
    if name == "cıvata":
        pen.rectangle((26, 6, 70, 28), fill=255)
        pen.rectangle((38, 28, 58, 90), fill=255)
    elif name == "pul":
        pen.ellipse((6, 6, 90, 90), fill=255)
        pen.ellipse((26, 26, 70, 70), fill=0)
    else:
        corners = [(48 + 44 * math.cos(turn), 48 + 44 * math.sin(turn)) for turn in np.arange(6) * math.pi / 3]
        pen.polygon(corners, fill=255)
        pen.ellipse((34, 34, 62, 62), fill=0)
    return mask


def part(name, angle):
    mask = shape(name).rotate(angle, resample=Image.Resampling.BILINEAR)
    side = rng.randrange(34, 61)
    mask = mask.resize((side, side))
    return mask.crop(mask.getbbox())


def apart(box, others):
    x, y, width, height = box
    return all(x > a + c or a > x + width or y > b + d or b > y + height for a, b, c, d in others)


def scene(number):
    belt, objects = rng.uniform(60, 190), {"bbox": [], "category": [], "angle": []}
    picture = Image.new("L", (WIDTH, HEIGHT), int(belt))
    for _ in range(rng.randrange(1, 5)):
        name, angle = rng.choice(names), rng.randrange(360)
        mask = part(name, angle)
        corner = (rng.randrange(WIDTH - mask.width), rng.randrange(HEIGHT - mask.height))
        box = [*corner, *mask.size]
        if apart(box, objects["bbox"]):
            picture.paste(int(belt + rng.choice([-1, 1]) * rng.uniform(35, 60)), corner, mask)
            for key, value in (("bbox", box), ("category", names.index(name)), ("angle", angle)):
                objects[key].append(value)
    noise = np.random.default_rng(rng.randrange(2**32)).normal(0, 8, (HEIGHT, WIDTH))
    values = (np.array(picture) + noise).clip(0, 255).astype("uint8")
    return {"id": number, "image": Image.fromarray(values).convert("RGB"), "objects": objects}


train, validation, test = ([scene(number) for number in range(count)] for count in (800, 100, 200))
first = train[3]
print(first["image"].size, [names[label] for label in first["objects"]["category"]])
print(first["objects"]["bbox"])
for name, rows in (("train", train), ("validation", validation), ("test", test)):
    print(f"{name:10}", np.bincount([label for row in rows for label in row["objects"]["category"]]))

# %% boxes
import torch
from torchvision.ops import box_convert, box_iou

box = torch.tensor([first["objects"]["bbox"][0]], dtype=torch.float)
corners = box_convert(box, "xywh", "xyxy")
middle = box_convert(box, "xywh", "cxcywh") / torch.tensor([WIDTH, HEIGHT, WIDTH, HEIGHT])
print("xywh  ", box[0].tolist())
print("xyxy  ", corners[0].tolist())
print("cxcywh", [round(value, 3) for value in middle[0].tolist()])

# %% iou
for shift in (0, 2, 5, 10, 20, 60):
    moved = corners + torch.tensor([shift, 0, shift, 0])
    print(f"{shift:2} {box_iou(corners, moved).item():.2f}")
print("xywh read as xyxy, width:", (box[0, 2] - box[0, 0]).item())
print(f"xywh read as cxcywh {box_iou(corners, box_convert(box, 'cxcywh', 'xyxy')).item():.2f}")

# %% processor
from transformers import RTDetrImageProcessor

processor = RTDetrImageProcessor(size={"height": 64, "width": 96})


def annotation(row):
    objects = zip(row["objects"]["bbox"], row["objects"]["category"])
    found = [
        {"bbox": box, "category_id": label, "area": box[2] * box[3], "iscrowd": 0} for box, label in objects
    ]
    return {"image_id": row["id"], "annotations": found}


def prepare(row):
    both = processor(row["image"], annotations=annotation(row), return_tensors="pt")
    return {"pixel_values": both["pixel_values"][0], "labels": both["labels"][0]}


ready = prepare(first)
print(tuple(ready["pixel_values"].shape), round(ready["pixel_values"].max().item(), 2))
print(ready["labels"]["class_labels"].tolist())
for line in ready["labels"]["boxes"].tolist():
    print([round(value, 3) for value in line])
print(ready["labels"]["orig_size"].tolist(), ready["labels"]["size"].tolist())

# %% matching
from scipy.optimize import linear_sum_assignment

cost = np.array([[0.1, 0.2, 0.9], [0.3, 0.9, 0.8]])
left, greedy = [0, 1, 2], []
for line in cost:
    greedy.append(min(left, key=lambda one: line[one]))
    left.remove(greedy[-1])
lines, chosen = linear_sum_assignment(cost)
print("greedy   ", greedy, round(sum(cost[row, column] for row, column in enumerate(greedy)), 2))
print("Hungarian", chosen.tolist(), round(cost[lines, chosen].sum(), 2))

# %% model
from transformers import RTDetrResNetConfig, RTDetrV2Config, RTDetrV2ForObjectDetection

backbone = RTDetrResNetConfig(
    embedding_size=16,
    hidden_sizes=[16, 32, 64],
    depths=[1, 1, 1],
    layer_type="basic",
    out_features=["stage2", "stage3"],
)
config = RTDetrV2Config(
    backbone_config=backbone,
    freeze_backbone_batch_norms=False,
    encoder_in_channels=[32, 64],
    feat_strides=[8, 16],
    encode_proj_layers=[1],
    encoder_hidden_dim=64,
    encoder_attention_heads=4,
    encoder_ffn_dim=128,
    d_model=64,
    decoder_in_channels=[64, 64],
    num_feature_levels=2,
    decoder_n_levels=2,
    decoder_layers=2,
    decoder_attention_heads=4,
    decoder_ffn_dim=128,
    num_queries=20,
    num_denoising=0,
    id2label=dict(enumerate(names)),
    label2id={name: number for number, name in enumerate(names)},
)
set_seed(42)
model = RTDetrV2ForObjectDetection(config)
print(f"{model.num_parameters():_}", config.num_labels, config.num_queries)

# %% average-precision
def found(rows, sizes="original", threshold=0.0):
    target = {"original": [(HEIGHT, WIDTH)], "swapped": [(WIDTH, HEIGHT)], "processed": [(64, 96)]}[sizes]
    pixels = processor([row["image"] for row in rows], return_tensors="pt")["pixel_values"]
    with torch.inference_mode():
        outputs = model.eval()(pixel_values=pixels)
    return processor.post_process_object_detection(
        outputs, threshold=threshold, target_sizes=target * len(rows), use_focal_loss=True
    )


def truths(row):
    boxes = torch.tensor(row["objects"]["bbox"], dtype=torch.float)
    return box_convert(boxes, "xywh", "xyxy"), torch.tensor(row["objects"]["category"])


def judge(guess, row, label, least):
    boxes, labels = truths(row)
    boxes, kept = boxes[labels == label], guess["labels"] == label
    overlaps, taken, hits = box_iou(guess["boxes"][kept], boxes), set(), []
    scores = guess["scores"][kept]
    for one in scores.argsort(descending=True).tolist():
        free = [(overlaps[one, two].item(), two) for two in range(len(boxes)) if two not in taken]
        overlap, two = max(free, default=(0, None))
        if overlap >= least:
            taken.add(two)
        hits.append((scores[one].item(), overlap >= least))
    return hits, len(boxes)


def average_precision(guesses, rows, label, least):
    judged = [judge(guess, row, label, least) for guess, row in zip(guesses, rows)]
    hits = sorted((hit for some, _ in judged for hit in some), key=lambda hit: -hit[0])
    right = np.cumsum([hit for _, hit in hits])
    precision, recall = right / np.arange(1, len(hits) + 1), right / sum(count for _, count in judged)
    best = [precision[recall >= point].max(initial=0) for point in np.linspace(0, 1, 101)]
    return float(np.mean(best))


def mean_precision(guesses, rows, least):
    return float(np.mean([average_precision(guesses, rows, label, least) for label in range(len(names))]))


print(f"untrained {mean_precision(found(validation), validation, 0.5):.3f}")

# %% train
from transformers import Trainer, TrainerCallback, TrainingArguments


class Watch(TrainerCallback):
    def __init__(self):
        self.history = []

    def on_epoch_end(self, *_, **__):
        guesses = found(validation)
        self.history.append([mean_precision(guesses, validation, least) for least in (0.5, 0.75)])
        model.train()


def collate(rows):
    pixels = torch.stack([row["pixel_values"] for row in rows])
    return {"pixel_values": pixels, "labels": [row["labels"] for row in rows]}


watch = Watch()
trainer = Trainer(
    model=model,
    args=TrainingArguments(
        output_dir="parcalar",
        num_train_epochs=12,
        per_device_train_batch_size=16,
        learning_rate=3e-3,
        warmup_steps=0.1,
        max_grad_norm=0.5,
        logging_strategy="no",
        save_strategy="no",
        remove_unused_columns=False,
        report_to="none",
        seed=42,
    ),
    train_dataset=[prepare(row) for row in train],
    data_collator=collate,
    callbacks=[watch],
)
trainer.train()
for number, (half, strict) in enumerate(watch.history, 1):
    print(f"{number:2} {half:.2f} {strict:.2f}")

# %% figure by-epoch
figure = {
    "x": list(range(1, 13)),
    "xName": "epoch",
    "yName": "averagePrecision",
    "lines": {
        "iouHalf": [round(half, 3) for half, _ in watch.history],
        "iouStrict": [round(strict, 3) for _, strict in watch.history],
    },
}

# %% test
guesses = found(test)
for number, name in enumerate(names):
    print(f"{name:6}", *(f"{average_precision(guesses, test, number, least):.2f}" for least in (0.5, 0.75)))
steps = [0.5 + 0.05 * step for step in range(10)]
print(f"mAP@0.5 {mean_precision(guesses, test, 0.5):.2f}")
print(f"mAP@[0.5:0.95] {np.mean([mean_precision(guesses, test, least) for least in steps]):.2f}")

# %% threshold
def counts(guesses, threshold):
    right = said = true = 0
    for guess, row in zip(guesses, test):
        kept = {name: values[guess["scores"] >= threshold] for name, values in guess.items()}
        for label in range(len(names)):
            hits, count = judge(kept, row, label, 0.5)
            right, said, true = right + sum(hit for _, hit in hits), said + len(hits), true + count
    return right, said, true


levels = [round(0.1 * step, 1) for step in range(1, 9)]
tallies = [counts(guesses, level) for level in levels]
for level, (right, said, true) in zip(levels, tallies):
    print(f"{level} {said:4} boxes  {right / max(said, 1):.2f} {right / true:.2f}")

# %% figure by-threshold
figure = {
    "x": levels,
    "xName": "threshold",
    "yName": "share",
    "lines": {
        "precision": [round(right / max(said, 1), 3) for right, said, _ in tallies],
        "recall": [round(right / true, 3) for right, _, true in tallies],
    },
}

# %% scene
chosen = next(row for row in test if len(row["objects"]["bbox"]) == 4)
for label, box, angle in zip(*(chosen["objects"][key] for key in ("category", "bbox", "angle"))):
    print("true ", names[label], *box, angle)
guess = found([chosen], threshold=0.4)[0]
for score, label, (left, top, right, bottom) in zip(guess["scores"], guess["labels"], guess["boxes"].tolist()):
    print("found", names[label], *(round(value) for value in (left, top, right - left, bottom - top)), f"{score:.2f}")

# %% nms
from torchvision.ops import batched_nms


def thinned(guess):
    kept = batched_nms(guess["boxes"], guess["scores"], guess["labels"], iou_threshold=0.5)
    return {name: values[kept] for name, values in guess.items()}


single = [thinned(guess) for guess in guesses]
for name, some in (("all", guesses), ("thinned", single)):
    right, said, true = counts(some, 0.5)
    print(f"{name:8} {said} boxes  {right / said:.2f} {right / true:.2f}  mAP {mean_precision(some, test, 0.5):.2f}")

# %% sizes
for sizes in ("original", "swapped", "processed"):
    print(f"{sizes:10} {mean_precision(found(test, sizes), test, 0.5):.2f}")

# %% mirror
overlaps = []
for row in test:
    boxes, _ = truths(row)
    mirrored = boxes[:, [2, 1, 0, 3]] * torch.tensor([-1, 1, -1, 1]) + torch.tensor([WIDTH, 0, WIDTH, 0])
    overlaps += box_iou(boxes, mirrored).diagonal().tolist()
print(f"{np.mean(overlaps):.2f}", f"{np.mean([overlap >= 0.5 for overlap in overlaps]):.2f}")

# %% ids
batch = collate([prepare(row) for row in validation[:16]])
for start in (0, 1):
    shifted = [label | {"class_labels": label["class_labels"] + start} for label in batch["labels"]]
    try:
        with torch.inference_mode():
            loss = model(pixel_values=batch["pixel_values"], labels=shifted).loss.item()
        print(f"from {start}: loss {loss:.2f}")
    except IndexError as error:
        print(f"from {start}: {error}")

# %% names
print("CIVATA".lower(), "CIVATA".lower() in model.config.label2id, "cıvata".upper())
model.save_pretrained("parcalar")
print(RTDetrV2ForObjectDetection.from_pretrained("parcalar").config.id2label)
