# %% parameters
import torch
from transformers import Qwen3Config, Qwen3ForCausalLM

config = Qwen3Config(
    vocab_size=151_936,
    hidden_size=4096,
    intermediate_size=12_288,
    num_hidden_layers=36,
    num_attention_heads=32,
    num_key_value_heads=8,
    head_dim=128,
    max_position_embeddings=40_960,
    tie_word_embeddings=False,
)
with torch.device("meta"):
    model = Qwen3ForCausalLM(config)
count = model.num_parameters()
print(f"{count:_}")

# %% parts
from collections import Counter

parts = Counter()
for name, parameter in model.named_parameters():
    kind = next((one for one in ("embed_tokens", "lm_head", "self_attn", "mlp") if one in name), "norm")
    parts[kind] += parameter.numel()
for kind, size in parts.most_common():
    print(f"{kind:13} {size / count:7.2%}")

# %% weights
GB = 1e9
for name, bits in {"float32": 32, "bfloat16": 16, "int8": 8, "int4": 4}.items():
    print(f"{name:9} {count * bits / 8 / GB:5.1f} GB")

# %% check
small = Qwen3Config(
    vocab_size=2000,
    hidden_size=128,
    intermediate_size=256,
    num_hidden_layers=2,
    num_attention_heads=4,
    num_key_value_heads=2,
    head_dim=32,
    max_position_embeddings=512,
    tie_word_embeddings=False,
)
real = Qwen3ForCausalLM(small)
for dtype in (torch.float32, torch.bfloat16):
    real.to(dtype)
    print(dtype, real.get_memory_footprint(), real.num_parameters() * dtype.itemsize)
real.float()

# %% cache
def cache_bytes(config, tokens, rows=1, bytes_each=2):
    per_token = 2 * config.num_hidden_layers * config.num_key_value_heads * config.head_dim * bytes_each
    return rows * tokens * per_token


print(cache_bytes(config, tokens=1))
for tokens in (1_000, 8_000, 40_960):
    print(f"{tokens:6} {cache_bytes(config, tokens) / GB:5.2f} GB")

# %% measured
ids = torch.randint(0, 2000, (3, 50))
with torch.inference_mode():
    kept = real(input_ids=ids, use_cache=True).past_key_values
measured = sum(layer.keys.nbytes + layer.values.nbytes for layer in kept.layers)
print(measured, cache_bytes(small, tokens=50, rows=3, bytes_each=4))

# %% figure cache-growth
lengths = [2_000, 4_000, 8_000, 16_000, 24_000, 32_000, 40_000]
figure = {
    "x": lengths,
    "xName": "tokens",
    "yName": "gigabytes",
    "lines": {
        "sharedHeads": [round(cache_bytes(config, tokens) / GB, 2) for tokens in lengths],
        "ownHeads": [round(4 * cache_bytes(config, tokens) / GB, 2) for tokens in lengths],
    },
}

# %% users
def fits(memory, bits, tokens):
    free = memory * GB * 0.9 - count * bits / 8
    return max(0, int(free // cache_bytes(config, tokens)))


for memory in (16, 24, 48, 80):
    print(f"{memory:2} GB", [fits(memory, bits, tokens=8_000) for bits in (16, 8, 4)])

# %% training
plans = {
    "float32, AdamW": 4 + 4 + 8,
    "bfloat16 weights, float32 copy, AdamW": 2 + 2 + 4 + 8,
    "bfloat16 alone, AdamW": 2 + 2 + 4,
}
for name, each in plans.items():
    print(f"{name:38} {count * each / GB:5.0f} GB")

# %% optimizer
optimizer = torch.optim.AdamW(real.parameters())
real(input_ids=ids, labels=ids).loss.backward()
optimizer.step()
gradients = sum(parameter.grad.nbytes for parameter in real.parameters())
states = sum(
    value.nbytes for state in optimizer.state.values() for value in state.values() if value.dim() > 0
)
print(real.get_memory_footprint(), gradients, states)

# %% lora
from peft import LoraConfig, get_peft_model

with torch.device("meta"):
    adapted = get_peft_model(Qwen3ForCausalLM(config), LoraConfig(r=16, target_modules="all-linear"))
trained, _ = adapted.get_nb_trainable_parameters()
print(f"{trained:_}")
print(f"bfloat16 base: {(count * 2 + trained * 16) / GB:.1f} GB")
print(f"4-bit base: {(count / 2 + trained * 16) / GB:.1f} GB")

# %% logits
rows, tokens = 8, 2048
print(f"{rows * tokens * config.vocab_size * 4 / GB:.1f} GB")

# %% longer
for tokens in (8_000, 32_000):
    print(tokens, [fits(24, bits, tokens) for bits in (16, 8, 4)])

# %% one-byte
def fits_packed(memory, bits, tokens):
    free = memory * GB * 0.9 - count * bits / 8
    return max(0, int(free // cache_bytes(config, tokens, bytes_each=1)))


for memory in (16, 24, 48, 80):
    print(f"{memory:2} GB", [fits_packed(memory, bits, tokens=8_000) for bits in (16, 8, 4)])
