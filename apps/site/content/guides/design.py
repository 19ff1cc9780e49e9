# %% folders
from pathlib import Path

import transformers

models = Path(transformers.__file__).parent / "models"
families = [folder for folder in models.iterdir() if any(folder.glob("modeling_*.py"))]
print(len(families))
for name in ("llama", "qwen3", "vit"):
    print(name, sorted(file.name for file in (models / name).glob("*_*.py") if file.name != "__init__.py"))

# %% repeated
import re

sources = {file: file.read_text(encoding="utf-8") for file in models.glob("*/modeling_*.py")}
function = re.compile(r"^def repeat_kv\(.*?(?=^\S|\Z)", re.MULTILINE | re.DOTALL)
copies = [found.group().strip() for text in sources.values() if (found := function.search(text))]
print(len(sources), "files", len(copies), "with repeat_kv", len(set(copies)), "different")
print(sum(text.count("# Copied from") for text in sources.values()))

# %% closed
family = re.compile(r"^from (?:\.\.(?!\.)|\.\.\.models\.|transformers\.models\.)(\w+)[. ]", re.MULTILINE)


def imported(file, text):
    return set(family.findall(text)) - {file.parent.name, "auto"}


outside = {file.stem: imported(file, text) for file, text in sorted(sources.items())}
print(sum(not names for names in outside.values()), "/", len(outside))
print(outside["modeling_llama"], outside["modeling_qwen3"])

# %% modular
modular = {file: file.read_text(encoding="utf-8") for file in models.glob("*/modular_*.py")}
made = [file for file, text in sources.items() if "automatically generated" in text[:1500]]
print(len(modular), "modular,", len(made), "generated of", len(sources))
for name in ("qwen3", "olmo3"):
    sizes = [len((models / name / f"{kind}_{name}.py").read_text().splitlines()) for kind in ("modular", "modeling")]
    print(name, *sizes)

# %% parents
from collections import Counter

parents = Counter(name for file, text in modular.items() for name in imported(file, text))
print(parents.most_common(5))

# %% difference
import ast

tree = ast.parse((models / "qwen3" / "modular_qwen3.py").read_text())
for node in tree.body:
    if isinstance(node, ast.ClassDef):
        bases = [ast.unparse(base) for base in node.bases]
        print(f"{node.name:32} {bases[0]:28} {len(node.body)}")

# %% three
from transformers import AutoConfig, AutoModel

for kind in ("bert", "vit", "wav2vec2"):
    config = AutoConfig.for_model(kind)
    config.hidden_size, config.num_hidden_layers, config.num_attention_heads = 32, 1, 2
    model = AutoModel.from_config(config)
    model.save_pretrained(kind)
    again = AutoModel.from_pretrained(kind)
    print(type(again).__name__, again.main_input_name, again.num_parameters() == model.num_parameters())

# %% attention
import torch
from transformers import AttentionInterface, LlamaConfig, LlamaForCausalLM
from transformers.integrations.sdpa_attention import sdpa_attention_forward
from transformers.modeling_utils import ALL_ATTENTION_FUNCTIONS

calls = []


def counted(module, query, *rest, **named):
    calls.append(tuple(query.shape))
    return sdpa_attention_forward(module, query, *rest, **named)


AttentionInterface.register("counted", counted)
config = LlamaConfig(
    vocab_size=50, hidden_size=32, intermediate_size=64, num_hidden_layers=2, num_attention_heads=4
)
torch.manual_seed(0)
model = LlamaForCausalLM(config).eval()
ids = torch.tensor([[1, 2, 3]])
with torch.inference_mode():
    before = model(ids).logits
    model.set_attn_implementation("counted")
    after = model(ids).logits
print(calls, torch.allclose(before, after, atol=1e-5))

# %% own-norm
import inspect

from transformers.models.llama import modeling_llama
from transformers.models.qwen3 import modeling_qwen3

one = inspect.getsource(modeling_llama.LlamaAttention)
two = inspect.getsource(modeling_qwen3.Qwen3Attention)
added = [line.strip() for line in two.splitlines() if line not in one.splitlines() and "norm" in line]
print(*added[:4], sep="\n")

# %% exceptions
print(*(f"{name}: {', '.join(sorted(names))}" for name, names in outside.items() if names), sep="\n")
