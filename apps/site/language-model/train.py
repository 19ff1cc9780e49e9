"""Trains the site's own small language model: `python train.py`. Weights, tokenizer and figures go to `build/`."""

import argparse
import hashlib
import json
import time
from dataclasses import asdict
from pathlib import Path

import torch
from corpus import read_commit, read_texts
from model import Config, LanguageModel, causal_mask
from tokenizers import Tokenizer, decoders, models, pre_tokenizers, trainers
from torch import Tensor
from torch.nn import functional

BUILD = Path(__file__).resolve().parent / "build"
END_OF_TEXT = "<|endoftext|>"
SEED = 20261122
BATCH = 16
PEAK_RATE = 2e-3
WARM_UP_STEPS = 100


def train_tokenizer(texts: list[str], vocabulary: int) -> Tokenizer:
    """Byte-level BPE: any text can be cut, and the pieces are learnt from these texts alone."""
    tokenizer = Tokenizer(models.BPE())
    tokenizer.pre_tokenizer = pre_tokenizers.ByteLevel(add_prefix_space=False)
    tokenizer.decoder = decoders.ByteLevel()
    trainer = trainers.BpeTrainer(
        vocab_size=vocabulary,
        special_tokens=[END_OF_TEXT],
        initial_alphabet=pre_tokenizers.ByteLevel.alphabet(),
        show_progress=False,
    )
    tokenizer.train_from_iterator(texts, trainer)
    return tokenizer


def to_ids(tokenizer: Tokenizer, texts: list[str]) -> Tensor:
    """All texts in one row of token ids, each opened by the end of the one before it."""
    end = tokenizer.token_to_id(END_OF_TEXT)
    return torch.tensor([id for text in texts for id in [end, *tokenizer.encode(text).ids]])


def measure_loss(model: LanguageModel, ids: Tensor) -> float:
    """Mean cross-entropy of the next token in nats, over windows of the model's context that do not overlap."""
    context = model.config.context
    mask, positions = causal_mask(context), torch.arange(context)[None]
    total, count = 0.0, 0
    model.eval()
    with torch.no_grad():
        for start in range(0, len(ids) - context - 1, context):
            window = ids[start : start + context + 1]
            scores, _, _ = model(window[None, :-1], positions, mask)
            total += functional.cross_entropy(scores[0], window[1:], reduction="sum").item()
            count += context
    model.train()
    return total / count


def hash_texts(texts: list[str]) -> str:
    """Tells whether two trainings learnt from the same texts."""
    return hashlib.sha256("\0".join(texts).encode()).hexdigest()


def rate_at(step: int, steps: int) -> float:
    """Learning rate: up in a line, then down along half a cosine to a tenth of the peak."""
    if step < WARM_UP_STEPS:
        return PEAK_RATE * (step + 1) / WARM_UP_STEPS
    progress = torch.tensor((step - WARM_UP_STEPS) / max(1, steps - WARM_UP_STEPS) * torch.pi)
    return PEAK_RATE * (0.1 + 0.45 * (1 + torch.cos(progress).item()))


def train(model: LanguageModel, ids: Tensor, held_out: Tensor, steps: int) -> list[dict[str, float]]:
    """Trains in place, keeps the weights that did best on the pages held out, and returns the curve."""
    context = model.config.context
    mask, positions = causal_mask(context), torch.arange(context)[None].expand(BATCH, -1)
    optimizer = torch.optim.AdamW(model.parameters(), lr=PEAK_RATE, betas=(0.9, 0.95), weight_decay=0.1)
    curve, best, best_weights, recent = [], float("inf"), None, []
    for step in range(steps):
        for group in optimizer.param_groups:
            group["lr"] = rate_at(step, steps)
        starts = torch.randint(len(ids) - context - 1, (BATCH,))
        windows = torch.stack([ids[start : start + context + 1] for start in starts.tolist()])
        scores, _, _ = model(windows[:, :-1], positions, mask)
        loss = functional.cross_entropy(scores.flatten(0, 1), windows[:, 1:].flatten())
        optimizer.zero_grad()
        loss.backward()
        torch.nn.utils.clip_grad_norm_(model.parameters(), 1.0)
        optimizer.step()
        recent.append(loss.item())
        if (step + 1) % 50 == 0 or step + 1 == steps:
            point = {"step": step + 1, "loss": sum(recent) / len(recent), "heldOutLoss": measure_loss(model, held_out)}
            recent = []
            curve.append(point)
            print(json.dumps(point), flush=True)
            if point["heldOutLoss"] < best:
                best = point["heldOutLoss"]
                best_weights = {name: value.clone() for name, value in model.state_dict().items()}
    model.load_state_dict(best_weights)
    return curve


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--steps", type=int, default=1500, help="steps of training; default 1500")
    parser.add_argument("--threads", type=int, default=torch.get_num_threads(), help="processor threads")
    options = parser.parse_args()
    torch.manual_seed(SEED)
    torch.set_num_threads(options.threads)
    BUILD.mkdir(exist_ok=True)

    texts, held_out_texts = read_texts()
    commit = read_commit()
    config = Config()
    tokenizer = train_tokenizer(texts, config.vocabulary)
    ids, held_out = to_ids(tokenizer, texts), to_ids(tokenizer, held_out_texts)
    model = LanguageModel(config)
    started = time.monotonic()
    curve = train(model, ids, held_out, options.steps)

    tokenizer.save(str(BUILD / "tokenizer.json"))
    torch.save(model.state_dict(), BUILD / "weights.pt")
    (BUILD / "held-out.txt").write_text("\n\n".join(held_out_texts), encoding="utf-8")
    record = {
        "config": asdict(config),
        "parameters": sum(parameter.numel() for parameter in model.parameters()),
        "seed": SEED,
        "steps": options.steps,
        "batch": BATCH,
        "commit": commit,
        "corpusSha256": hash_texts(texts),
        "characters": sum(map(len, texts)),
        "tokens": len(ids),
        "heldOutTokens": len(held_out),
        "heldOutLoss": min(point["heldOutLoss"] for point in curve),
        "seconds": round(time.monotonic() - started),
        "torch": torch.__version__,
        "curve": curve,
    }
    (BUILD / "record.json").write_text(json.dumps(record, indent="\t") + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
