"""A decoder-only transformer of GPT-2's architecture, small enough to read and to run in a browser."""

from dataclasses import dataclass

import torch
from torch import Tensor, nn
from torch.nn import functional


@dataclass(frozen=True)
class Config:
    """Sizes of the model; `context` and `vocabulary` are counted in tokens, `width` in numbers."""

    vocabulary: int = 2048
    context: int = 256
    width: int = 160
    heads: int = 5
    layers: int = 5
    dropout: float = 0.1


class Attention(nn.Module):
    """Causal self-attention over past and present tokens."""

    def __init__(self, config: Config) -> None:
        super().__init__()
        self.heads = config.heads
        self.to_query_key_value = nn.Linear(config.width, 3 * config.width)
        self.to_output = nn.Linear(config.width, config.width)
        self.dropout = nn.Dropout(config.dropout)

    def forward(self, x: Tensor, mask: Tensor, past: tuple[Tensor, Tensor] | None):
        """x: [batch, new, width]; mask: [new, past + new] or broadcastable, added to the scores."""
        batch, new, width = x.shape
        split = self.to_query_key_value(x).view(batch, new, 3, self.heads, width // self.heads)
        query, key, value = split.permute(2, 0, 3, 1, 4).unbind(0)
        if past is not None:
            key = torch.cat((past[0], key), dim=2)
            value = torch.cat((past[1], value), dim=2)
        scores = query @ key.transpose(2, 3) * (width // self.heads) ** -0.5
        weights = functional.softmax(scores + mask, dim=-1)
        mixed = (self.dropout(weights) @ value).transpose(1, 2).reshape(batch, new, width)
        return self.to_output(mixed), weights, (key, value)


class Block(nn.Module):
    """One layer: attention, then a network for each token, both added to what came in."""

    def __init__(self, config: Config) -> None:
        super().__init__()
        self.before_attention = nn.LayerNorm(config.width)
        self.attention = Attention(config)
        self.before_network = nn.LayerNorm(config.width)
        self.network = nn.Sequential(
            nn.Linear(config.width, 4 * config.width),
            nn.GELU(approximate="tanh"),
            nn.Linear(4 * config.width, config.width),
        )
        self.dropout = nn.Dropout(config.dropout)

    def forward(self, x: Tensor, mask: Tensor, past: tuple[Tensor, Tensor] | None):
        mixed, weights, present = self.attention(self.before_attention(x), mask, past)
        x = x + self.dropout(mixed)
        return x + self.dropout(self.network(self.before_network(x))), weights, present


class LanguageModel(nn.Module):
    """Token ids in, a score for every possible next token out; the output layer shares the embeddings of the input."""

    def __init__(self, config: Config) -> None:
        super().__init__()
        self.config = config
        self.token_embedding = nn.Embedding(config.vocabulary, config.width)
        self.position_embedding = nn.Embedding(config.context, config.width)
        self.dropout = nn.Dropout(config.dropout)
        self.blocks = nn.ModuleList(Block(config) for _ in range(config.layers))
        self.last_norm = nn.LayerNorm(config.width)
        self.apply(self._start_small)

    def _start_small(self, module: nn.Module) -> None:
        if isinstance(module, nn.Linear | nn.Embedding):
            nn.init.normal_(module.weight, std=0.02)
        if isinstance(module, nn.Linear):
            nn.init.zeros_(module.bias)

    def forward(self, ids: Tensor, positions: Tensor, mask: Tensor, pasts=None):
        """ids, positions: [batch, new]. Returns scores [batch, new, vocabulary], attention and keys and values by layer."""
        x = self.dropout(self.token_embedding(ids) + self.position_embedding(positions))
        attentions, presents = [], []
        for index, block in enumerate(self.blocks):
            x, weights, present = block(x, mask, pasts[index] if pasts else None)
            attentions.append(weights)
            presents.append(present)
        return self.last_norm(x) @ self.token_embedding.weight.T, attentions, presents


def causal_mask(length: int) -> Tensor:
    """Zero where a token may look, minus infinity where the future stands: [length, length]."""
    return torch.full((length, length), float("-inf")).triu(1)
