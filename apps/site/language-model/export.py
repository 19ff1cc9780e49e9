"""Writes the trained model as the site ships it, and checks it against PyTorch: `python export.py`, after `train.py`."""

import hashlib
import json
import math
import shutil
from pathlib import Path

import numpy as np
import onnxruntime
import torch
from exported import export_graph, list_cache_names, round_to_half
from model import Config, LanguageModel, causal_mask
from tokenizers import Tokenizer, processors
from train import BUILD, END_OF_TEXT, measure_loss, to_ids

HERE = Path(__file__).resolve().parent
MODEL_ID = "pusula/kucuk-dil-modeli"
MODEL = HERE.parent / "public" / "models" / MODEL_ID
"""Holds one folder, named after the content of its files: browsers keep what they fetched from a URL for good."""
FOLDER = MODEL / "new"
GRAPH = "onnx/model.onnx"
LARGEST_BYTES = 6_000_000
"""Scores lie between about -15 and 15; a difference below this changes no probability by more than 0.01 percent."""
TOLERANCE = 1e-4
TEXTS = {
    "tr": "Bir model seçmeden önce lisansına ve dil desteğine bakın.",
    "en": "Choose a provider, then send the first request.",
    "bytes": "Ğ, ñ ve 🧭: baytlara bölünen yazı.",
    "empty": "",
}


def main() -> None:
    record = json.loads((BUILD / "record.json").read_text(encoding="utf-8"))
    model = LanguageModel(Config(**record["config"]))
    model.load_state_dict(torch.load(BUILD / "weights.pt", weights_only=True))
    model.eval()
    tokenizer = Tokenizer.from_file(str(BUILD / "tokenizer.json"))
    held_out = to_ids(tokenizer, (BUILD / "held-out.txt").read_text(encoding="utf-8").split("\n\n"))
    loss_before = measure_loss(model, held_out)
    round_to_half(model)
    loss = measure_loss(model, held_out)
    model.eval()

    write_folder(model, tokenizer)
    expected = {name: describe_pass(model, tokenizer, text) for name, text in TEXTS.items()}
    difference = max(compare_with_graph(model, one["ids"]) for one in expected.values())
    graph_bytes = (FOLDER / GRAPH).stat().st_size
    print(f"held-out loss {loss_before:.5f}, with weights rounded to 16 bits {loss:.5f}")
    print(f"largest difference between ONNX Runtime and PyTorch: {difference:.2e}; {graph_bytes} bytes")
    if difference > TOLERANCE or graph_bytes > LARGEST_BYTES:
        raise SystemExit("The graph is not the model, or too large.")

    files = {path: describe_file(FOLDER / path) for path in list_files(FOLDER)}
    version = to_version(files)
    record |= {
        "id": MODEL_ID,
        "heldOutLoss": loss,
        "perplexity": math.exp(loss),
        "graphDifference": difference,
        "version": version,
        "files": files,
    }
    write_json(HERE / "record.json", record)
    write_json(HERE / "expected.json", expected)
    for folder in MODEL.iterdir():
        if folder != FOLDER:
            shutil.rmtree(folder)
    FOLDER.rename(MODEL / version)


def to_version(files: dict) -> str:
    """The start of the SHA-256 over the paths of all files and their own SHA-256."""
    lines = (f"{path} {files[path]['sha256']}\n" for path in sorted(files))
    return hashlib.sha256("".join(lines).encode()).hexdigest()[:12]


def write_folder(model: LanguageModel, tokenizer: Tokenizer) -> None:
    """The files that Transformers.js looks for, the graph among them."""
    config = model.config
    (FOLDER / GRAPH).parent.mkdir(parents=True, exist_ok=True)
    end = tokenizer.token_to_id(END_OF_TEXT)
    tokenizer.post_processor = processors.TemplateProcessing(
        single=f"{END_OF_TEXT} $A", special_tokens=[(END_OF_TEXT, end)]
    )
    tokenizer.save(str(FOLDER / "tokenizer.json"), pretty=False)
    ends = {"bos_token_id": end, "eos_token_id": end}
    write_json(
        FOLDER / "config.json",
        {
            "model_type": "gpt2",
            "architectures": ["GPT2LMHeadModel"],
            "vocab_size": config.vocabulary,
            "n_positions": config.context,
            "n_embd": config.width,
            "n_head": config.heads,
            "n_layer": config.layers,
            "activation_function": "gelu_new",
            **ends,
            "transformers.js_config": {"dtype": "fp32"},
        },
    )
    write_json(FOLDER / "generation_config.json", {**ends, "pad_token_id": end, "max_length": config.context})
    write_json(
        FOLDER / "tokenizer_config.json",
        {
            "tokenizer_class": "GPT2Tokenizer",
            "model_max_length": config.context,
            "add_prefix_space": False,
            "add_bos_token": True,
            "clean_up_tokenization_spaces": False,
            **{f"{name}_token": END_OF_TEXT for name in ("bos", "eos", "unk", "pad")},
        },
    )
    export_graph(model, FOLDER / GRAPH)


def describe_pass(model: LanguageModel, tokenizer: Tokenizer, text: str) -> dict:
    """What PyTorch makes of a text, in few enough numbers to keep: the site's tests compare the page's runtime with it."""
    ids = tokenizer.encode(text).ids
    scores, attentions = run_model(model, ids)
    best = scores.max(dim=-1)
    return {
        "text": text,
        "ids": ids,
        "bestIds": best.indices.tolist(),
        "bestScores": round_all(best.values),
        "logSums": round_all(scores.logsumexp(dim=-1)),
        "lastScores": round_all(scores[-1, ::64]),
        "lastOnFirst": [round_all(layer[0, :, -1, 0]) for layer in attentions],
    }


def run_model(model: LanguageModel, ids: list[int]) -> tuple[torch.Tensor, list[torch.Tensor]]:
    """Scores [tokens, vocabulary] and attention by layer, in PyTorch."""
    with torch.no_grad():
        scores, attentions, _ = model(torch.tensor([ids]), torch.arange(len(ids))[None], causal_mask(len(ids)))
    return scores[0], attentions


def compare_with_graph(model: LanguageModel, ids: list[int]) -> float:
    """Largest difference of a score between PyTorch, the graph in one pass, and the graph token by token."""
    config = model.config
    session = onnxruntime.InferenceSession(str(FOLDER / GRAPH), providers=["CPUExecutionProvider"])
    inputs, outputs = (list_cache_names(kind, config.layers) for kind in ("past_key_values", "present"))
    empty = [np.zeros((1, config.heads, 0, config.width // config.heads), np.float32)] * len(inputs)

    def run(new: list[int], start: int, past: list[np.ndarray]) -> list[np.ndarray]:
        feeds = {
            "input_ids": np.array([new]),
            "attention_mask": np.ones((1, start + len(new)), np.int64),
            "position_ids": np.arange(start, start + len(new))[None],
        }
        return session.run(["logits", *outputs], feeds | dict(zip(inputs, past, strict=True)))

    expected = run_model(model, ids)[0].numpy()
    difference = float(np.abs(run(ids, 0, empty)[0][0] - expected).max())
    past = empty
    for place, id in enumerate(ids):
        scores, *past = run([id], place, past)
        difference = max(difference, float(np.abs(scores[0, 0] - expected[place]).max()))
    return difference


def round_all(numbers: torch.Tensor) -> list[float]:
    return [round(number, 5) for number in numbers.tolist()]


def list_files(folder: Path) -> list[str]:
    return sorted(path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file())


def describe_file(file: Path) -> dict[str, int | str]:
    content = file.read_bytes()
    return {"bytes": len(content), "sha256": hashlib.sha256(content).hexdigest()}


def write_json(file: Path, value: dict) -> None:
    file.write_text(json.dumps(value, ensure_ascii=False, separators=(",", ":")) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
