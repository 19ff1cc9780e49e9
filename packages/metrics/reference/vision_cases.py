"""Cases of metrics of boxes and masks: pycocotools."""

import contextlib
import io

import numpy as np
from pycocotools import mask as coco_mask
from pycocotools.coco import COCO
from pycocotools.cocoeval import COCOeval

LABELS = ["kedi", "köpek", "kuş"]
SIZE = 12


def make(rng):
    return {
        "boxes": [boxes(rng) for _ in range(20)],
        "masks": [masks(rng) for _ in range(8)],
        "detectedBoxes": [detections(rng, "bbox") for _ in range(15)],
        "detectedMasks": [detections(rng, "segm") for _ in range(5)],
    }


def random_box(rng, limit):
    left, top = rng.randrange(limit - 1), rng.randrange(limit - 1)
    return [left, top, rng.randint(left + 1, limit), rng.randint(top + 1, limit)]


def shift(rng, box, limit):
    """A box near another one."""
    edges = [min(max(0, edge + rng.choice([-2, -1, 0, 0, 0, 1, 2])), limit) for edge in box]
    edges[2], edges[3] = max(edges[0] + 1, edges[2]), max(edges[1] + 1, edges[3])
    return edges


def to_coco(box):
    return [box[0], box[1], box[2] - box[0], box[3] - box[1]]


def to_mask(box, holes=()):
    rows = np.zeros((SIZE, SIZE), dtype=np.uint8)
    rows[box[1] : box[3], box[0] : box[2]] = 1
    for y, x in holes:
        rows[y, x] = 0
    return rows


def encode(rows):
    return coco_mask.encode(np.asfortranarray(rows))


def boxes(rng):
    first = random_box(rng, 30)
    second = rng.choice([shift(rng, first, 30), random_box(rng, 30)])
    score = coco_mask.iou([to_coco(first)], [to_coco(second)], [0])
    return {"prediction": first, "reference": second, "iou": float(score[0][0])}


def masks(rng):
    first, second = [
        to_mask(random_box(rng, SIZE), [(rng.randrange(SIZE), rng.randrange(SIZE)) for _ in range(6)]) for _ in range(2)
    ]
    first[0, 0] = 1
    score = coco_mask.iou([encode(first)], [encode(second)], [0])
    return {"prediction": first.tolist(), "reference": second.tolist(), "iou": float(score[0][0])}


def detections(rng, kind):
    limit = 40 if kind == "bbox" else SIZE
    images = []
    for _ in range(rng.randint(1, 5)):
        truths = [
            {"label": rng.choice(LABELS), "shape": random_box(rng, limit), "crowd": rng.random() < 0.1}
            for _ in range(rng.randint(0, 5))
        ]
        found = [
            {"label": one["label"], "score": round(rng.random(), 1), "shape": shift(rng, one["shape"], limit)}
            for one in truths
            for _ in range(rng.choice([0, 1, 1, 2]))
        ]
        found += [
            {"label": rng.choice(LABELS), "score": round(rng.random(), 1), "shape": random_box(rng, limit)}
            for _ in range(rng.randint(0, 3))
        ]
        images.append({"references": truths, "predictions": found})
    images[0]["references"].append({"label": LABELS[0], "shape": random_box(rng, limit), "crowd": False})
    images[0]["predictions"].append({"label": LABELS[0], "score": 0.5, "shape": random_box(rng, limit)})
    return {"images": images, **evaluate(images, kind)}


def evaluate(images, kind):
    def shape_of(box):
        if kind == "bbox":
            return {"bbox": to_coco(box), "area": (box[2] - box[0]) * (box[3] - box[1])}
        return {"segmentation": encode(to_mask(box)), "area": int(to_mask(box).sum()), "bbox": to_coco(box)}

    truths, found = [], []
    for place, image in enumerate(images):
        for one in image["references"]:
            category = LABELS.index(one["label"]) + 1
            truths.append(
                {"id": len(truths) + 1, "image_id": place, "category_id": category, "iscrowd": int(one["crowd"])}
                | shape_of(one["shape"])
            )
        for one in image["predictions"]:
            category = LABELS.index(one["label"]) + 1
            row = {"image_id": place, "category_id": category, "score": one["score"]} | shape_of(one["shape"])
            if kind == "segm":
                del row["bbox"]
            found.append(row)
    with contextlib.redirect_stdout(io.StringIO()):
        coco = COCO()
        coco.dataset = {
            "info": {},
            "images": [{"id": place, "height": limit_of(kind), "width": limit_of(kind)} for place in range(len(images))],
            "categories": [{"id": place + 1, "name": name} for place, name in enumerate(LABELS)],
            "annotations": truths,
        }
        coco.createIndex()
        run = COCOeval(coco, coco.loadRes(found), kind)
        run.evaluate()
        run.accumulate()
        run.summarize()
    precision = run.eval["precision"][:, :, :, 0, 2]
    classes = {}
    for place, name in enumerate(LABELS):
        values = precision[:, :, place]
        if (values > -1).all():
            classes[name] = float(values.mean())
    return {"map": run.stats[0], "map50": run.stats[1], "map75": run.stats[2], "classes": classes}


def limit_of(kind):
    return 40 if kind == "bbox" else SIZE
