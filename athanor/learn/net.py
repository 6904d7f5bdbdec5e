"""The network: features of a view in, a choice and the outlook of every seat out. One for all seats and options."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn
from torch.nn import functional as fn

FORBIDDEN = -1e9


def up(n: int, to: int) -> int:
    """The next multiple: tensor cores like such sizes."""
    return -(-n // to) * to


class Net(nn.Module):
    """A first layer, some residual ones, and two heads: a weight for each slot, and for each seat, the own one first, what the
    match will be worth to it (-1 to 1)."""

    def __init__(self, scales: NDArray[np.float32], slots: int, chairs: int, width: int, layers: int) -> None:
        super().__init__()
        self.features, self.slots = len(scales), slots
        rows, columns = up(self.features, 16), up(slots, 8)
        self.scale: Tensor
        self.register_buffer("scale", fn.pad(torch.tensor(scales), (0, rows - self.features)))
        self.first = nn.Linear(rows, width)
        self.rest = nn.ModuleList(nn.Linear(width, width) for _ in range(layers - 1))
        self.policy, self.value = nn.Linear(width, columns), nn.Linear(width, chairs)
        gains = [(self.first, math.sqrt(2)), *((one, 1.0) for one in self.rest), (self.policy, 0.01), (self.value, 0.5)]
        for layer, gain in gains:
            nn.init.orthogonal_(layer.weight, gain)
            nn.init.zeros_(layer.bias)

    def forward(self, feats: Tensor, mask: Tensor) -> tuple[Tensor, Tensor]:
        """The logits of the slots, forbidden ones far below, and the outlooks, from rows of features and a mask of 0 and 1."""
        kind = torch.bfloat16 if feats.is_cuda else torch.float32
        with torch.autocast(feats.device.type, torch.bfloat16, enabled=feats.is_cuda):
            h = fn.relu(self.first(feats.to(kind) * self.scale.to(kind)))
            for one in self.rest:
                h = h + fn.relu(one(h))
        h = h.float()
        return self.policy(h).masked_fill(mask == 0, FORBIDDEN), torch.tanh(self.value(h))

    def weights(self) -> dict[str, NDArray[np.float32]]:
        """All that `athanor.bots.champion` needs, without the padding."""
        kept: dict[str, Any] = {name: x.detach().float().cpu().numpy() for name, x in self.state_dict().items()}
        kept["scale"], kept["first.weight"] = kept["scale"][: self.features], kept["first.weight"][:, : self.features]
        kept["policy.weight"], kept["policy.bias"] = kept["policy.weight"][: self.slots], kept["policy.bias"][: self.slots]
        return kept

    def take(self, weights: dict[str, NDArray[Any]]) -> None:
        """Weights as `weights` gives them."""
        own = self.state_dict()
        for name, x in own.items():
            new = torch.tensor(np.asarray(weights[name], np.float32))
            if any(a > b for a, b in zip(new.shape, x.shape, strict=True)):
                raise ValueError(f"{name} is {tuple(new.shape)}, and {tuple(x.shape)} is the most.")
            x.zero_()
            x[tuple(slice(0, n) for n in new.shape)] = new.to(x.device)


def sample(logits: Tensor) -> Tensor:
    """A slot for each row, each as likely as its logit says (Gumbel's way)."""
    noise = torch.rand_like(logits).clamp_(1e-20, 1 - 1e-7)
    return (logits - torch.log(-torch.log(noise))).argmax(1)


def log_chance(logits: Tensor, slots: Tensor) -> Tensor:
    return logits.gather(1, slots[:, None]).squeeze(1) - torch.logsumexp(logits, 1)
