# %% formula
import torch
from torch.nn import functional as F
from transformers import set_seed

set_seed(42)
query, key, value = (torch.randn(1, 2, 5, 16) for _ in range(3))
scores = query @ key.transpose(-1, -2) / 16**0.5
weights = scores.softmax(-1)
mixed = weights @ value
print(tuple(scores.shape), tuple(mixed.shape))
print(torch.allclose(mixed, F.scaled_dot_product_attention(query, key, value), atol=1e-6))

# %% rows
print([[round(number, 2) for number in row] for row in weights[0, 0].tolist()])
print(round(weights[0, 0, 0].sum().item(), 4))

# %% scale
for width in (4, 64, 1024):
    q, k = torch.randn(1000, width), torch.randn(1000, 8, width)
    raw = (k @ q.unsqueeze(-1)).squeeze(-1)
    plain, scaled = raw.softmax(-1).amax(-1).mean(), (raw / width**0.5).softmax(-1).amax(-1).mean()
    print(f"{width:5} {raw.std():5.1f} {plain:.2f} {scaled:.2f}")

# %% causal
allowed = torch.ones(5, 5).tril().bool()
masked = scores.masked_fill(~allowed, float("-inf")).softmax(-1)
print([[round(number, 2) for number in row] for row in masked[0, 0].tolist()])
same = torch.allclose(masked @ value, F.scaled_dot_product_attention(query, key, value, is_causal=True), atol=1e-6)
print(same)

# %% future
from transformers import BertConfig, BertModel, LlamaConfig, LlamaModel

sizes = {"vocab_size": 100, "hidden_size": 64, "num_hidden_layers": 2, "num_attention_heads": 4, "intermediate_size": 128}
reader = BertModel(BertConfig(**sizes)).eval()
writer = LlamaModel(LlamaConfig(**sizes, max_position_embeddings=128)).eval()
first = torch.tensor([[7, 8, 9, 10]])
second = torch.tensor([[7, 8, 9, 50]])
for name, model in (("BERT", reader), ("Llama", writer)):
    with torch.inference_mode():
        moved = (model(first).last_hidden_state - model(second).last_hidden_state).abs().amax(-1)[0]
    print(name, [position for position, change in enumerate(moved.tolist()) if change > 1e-4])

# %% order
blind = BertModel(BertConfig(**sizes)).eval()
blind.embeddings.position_embeddings.weight.data.zero_()
swapped = torch.tensor([[8, 7, 9, 10]])
for name, model in (("with positions", reader), ("without", blind)):
    with torch.inference_mode():
        before, after = model(first).last_hidden_state[0], model(swapped).last_hidden_state[0]
    print(f"{name:15}", torch.allclose(before[2:], after[2:], atol=1e-4), torch.allclose(before[0], after[1], atol=1e-4))

# %% padding
padded = torch.tensor([[7, 8, 9, 10, 0, 0]])
mask = torch.tensor([[1, 1, 1, 1, 0, 0]])
with torch.inference_mode():
    alone = reader(first).last_hidden_state
    kept = reader(padded, attention_mask=mask).last_hidden_state[:, :4]
    forgotten = reader(padded).last_hidden_state[:, :4]
print(torch.allclose(alone, kept, atol=1e-4), torch.allclose(alone, forgotten, atol=1e-4))

# %% implementations
eager = BertModel(BertConfig(**sizes)).eval()
eager.load_state_dict(reader.state_dict())
eager.set_attn_implementation("eager")
print(reader.config._attn_implementation, eager.config._attn_implementation)
with torch.inference_mode():
    seen = eager(first, output_attentions=True)
    print(torch.allclose(seen.last_hidden_state, alone, atol=1e-5))
print(len(seen.attentions), tuple(seen.attentions[0].shape))

# %% cache
from transformers import LlamaForCausalLM

model = LlamaForCausalLM(LlamaConfig(**sizes, max_position_embeddings=128, eos_token_id=None)).eval()
prompt = torch.tensor([[1, 5, 9, 13]])
settings = {"max_new_tokens": 20, "do_sample": False, "pad_token_id": 0}
with_cache = model.generate(prompt, **settings, use_cache=True)
without = model.generate(prompt, **settings, use_cache=False)
print(torch.equal(with_cache, without), with_cache.shape[1])

# %% work
def tokens_read(prompt, new, cached):
    return prompt + new - 1 if cached else sum(prompt + step for step in range(new))


for new in (20, 200, 2000):
    print(new, tokens_read(100, new, True), tokens_read(100, new, False))

# %% heads
for shared in (4, 2, 1):
    config = LlamaConfig(**sizes, max_position_embeddings=128, num_key_value_heads=shared)
    layer = LlamaForCausalLM(config)
    with torch.inference_mode():
        kept = layer(prompt, use_cache=True).past_key_values.layers[0].keys
    print(shared, tuple(kept.shape), f"{layer.num_parameters():_}")

# %% window
from transformers import MistralConfig, MistralModel

near = MistralModel(MistralConfig(**sizes, num_key_value_heads=4, sliding_window=4, max_position_embeddings=128)).eval()
long, other = torch.arange(1, 13).unsqueeze(0), torch.arange(1, 13).unsqueeze(0)
other[0, 0] = 50
with torch.inference_mode():
    moved = (near(long).last_hidden_state - near(other).last_hidden_state).abs().amax(-1)[0]
print([position for position, change in enumerate(moved.tolist()) if change > 1e-4])

# %% figure cells
lengths = [1_000, 2_000, 4_000, 6_000, 8_000, 10_000]
figure = {
    "x": lengths,
    "xName": "tokens",
    "yName": "millionCells",
    "lines": {
        "everyToken": [round(length * (length + 1) / 2 / 1e6, 2) for length in lengths],
        "windowOnly": [round(sum(min(1_000, position + 1) for position in range(length)) / 1e6, 2) for length in lengths],
    },
}

# %% one-head
for heads in (4, 1):
    print(heads, f"{BertModel(BertConfig(**sizes | {'num_attention_heads': heads})).num_parameters():_}")

# %% three-layers
deeper = sizes | {"num_hidden_layers": 3}
near = MistralModel(MistralConfig(**deeper, num_key_value_heads=4, sliding_window=4, max_position_embeddings=128)).eval()
with torch.inference_mode():
    moved = (near(long).last_hidden_state - near(other).last_hidden_state).abs().amax(-1)[0]
print([position for position, change in enumerate(moved.tolist()) if change > 1e-4])
