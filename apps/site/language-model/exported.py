"""The trained model as one ONNX graph, with the inputs and outputs that Transformers.js gives to GPT-2."""

from pathlib import Path

import numpy as np
import onnx
import torch
from model import LanguageModel
from onnx import TensorProto, helper, numpy_helper
from torch import Tensor, nn
from torch.export import Dim

LEAST_NUMBERS_IN_HALF = 1024


class Exported(nn.Module):
    """Makes the mask from the graph's inputs, and one tensor of the attention of all layers."""

    def __init__(self, model: LanguageModel) -> None:
        super().__init__()
        self.model = model

    def forward(self, input_ids: Tensor, attention_mask: Tensor, position_ids: Tensor, pasts: list):
        """Returns scores [batch, new, vocabulary], attention [batch, layer, head, new, all], keys and values by layer."""
        new, count = input_ids.shape[1], attention_mask.shape[1]
        places = torch.arange(count)
        is_past = places[None, :] <= places[count - new :, None]
        may_look = is_past[None, None] & attention_mask.bool()[:, None, None]
        mask = torch.where(may_look, 0.0, torch.finfo(torch.float32).min)
        scores, attentions, presents = self.model(input_ids, position_ids, mask, pasts)
        return scores, torch.stack(attentions, dim=1), presents


def list_cache_names(kind: str, layers: int) -> list[str]:
    """Names of keys and values in the order of the graph: `present.0.key`, `present.0.value`, …"""
    return [f"{kind}.{layer}.{part}" for layer in range(layers) for part in ("key", "value")]


def round_to_half(model: LanguageModel) -> None:
    """Rounds what the graph stores in 16 bits, so that PyTorch calculates with the very same numbers."""
    with torch.no_grad():
        for parameter in model.parameters():
            if parameter.numel() >= LEAST_NUMBERS_IN_HALF:
                parameter.copy_(parameter.half())


def export_graph(model: LanguageModel, file: Path) -> None:
    """Writes the graph. Large tensors are stored in 16 bits and widened to 32 when it is loaded."""
    config = model.config
    # Sizes other than 0 and 1, which the exporter would take for fixed ones, and no tensor twice: it would be one input.
    batch, past, new = 2, 3, 4
    ids = torch.ones(batch, new, dtype=torch.int64)
    mask = torch.ones(batch, past + new, dtype=torch.int64)
    cache = torch.zeros(batch, config.heads, past, config.width // config.heads)
    row, size = {0: Dim.DYNAMIC, 1: Dim.DYNAMIC}, {0: Dim.DYNAMIC, 2: Dim.DYNAMIC}
    program = torch.onnx.export(
        Exported(model).eval(),
        (ids, mask, ids.clone(), [(cache.clone(), cache.clone()) for _ in range(config.layers)]),
        input_names=["input_ids", "attention_mask", "position_ids", *list_cache_names("past_key_values", config.layers)],
        output_names=["logits", "attentions", *list_cache_names("present", config.layers)],
        dynamic_shapes=(row, row, row, [(size, size)] * config.layers),
        dynamo=True,
        verbose=False,
    )
    graph = program.model_proto
    forget_origin(graph)
    name_batch(graph.graph)
    store_in_half(graph.graph)
    onnx.checker.check_model(graph, full_check=True)
    onnx.save(graph, str(file))


def forget_origin(model: onnx.ModelProto) -> None:
    """Takes out the source lines and paths that the exporter notes at every node, and shapes that it only guessed."""
    for part in (model, model.graph, *model.graph.node, *model.graph.input, *model.graph.output):
        part.ClearField("metadata_props")
        part.ClearField("doc_string")
    model.graph.ClearField("value_info")


def name_batch(graph: onnx.GraphProto) -> None:
    """Gives the number of texts the name by which Transformers.js knows the shape of an empty cache."""
    sizes = [part.type.tensor_type.shape.dim[0] for part in (*graph.input, *graph.output)]
    if len({size.dim_param for size in sizes}) != 1:
        raise ValueError("The first size of every input and output has to be the number of texts.")
    for size in sizes:
        size.dim_param = "batch_size"


def store_in_half(graph: onnx.GraphProto) -> None:
    """Replaces each large tensor by one of half the bytes and a node that widens it."""
    casts = []
    for tensor in graph.initializer:
        numbers = numpy_helper.to_array(tensor)
        if tensor.data_type != TensorProto.FLOAT or numbers.size < LEAST_NUMBERS_IN_HALF:
            continue
        name = tensor.name
        tensor.CopyFrom(numpy_helper.from_array(numbers.astype(np.float16), f"{name}.half"))
        casts.append(helper.make_node("Cast", [tensor.name], [name], to=TensorProto.FLOAT))
    nodes = [*casts, *graph.node]
    graph.ClearField("node")
    graph.node.extend(nodes)
