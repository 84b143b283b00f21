"""Muon for the hidden matrices, Adam for the rest (Jordan et al. 2024, https://kellerjordan.github.io/posts/muon/).

Muon replaces a matrix's momentum by the nearest orthogonal one, found by five Newton-Schulz steps. At this size it halves the time
AdamW needs. An update is a share of the matrix's own size (`rate`, by root mean square), so that one rate serves all shapes and ages:
behind norms, weights of any size compute the same, and under updates of a fixed size they grow until no update moves them any more.
"""

import torch

import fused


def orthogonal(g: torch.Tensor, steps: int = 5) -> torch.Tensor:
    """Newton-Schulz iteration on a stack [n, rows, columns]; coefficients from the Muon post."""
    x = g.bfloat16() if g.is_cuda or fused.bf16() else g
    tall = x.shape[-2] > x.shape[-1]
    if tall:
        x = x.mT
    x = x / (x.norm(dim=(-2, -1), keepdim=True) + 1e-7)
    for _ in range(steps):
        a = x @ x.mT
        b = torch.baddbmm(a, a, a, beta=-4.7750, alpha=2.0315)
        x = torch.baddbmm(x, b, x, beta=3.4445)
    return (x.mT if tall else x).float()


def sizes(stack: torch.Tensor) -> torch.Tensor:
    """Root mean square of each matrix [n, rows, columns], but no less than the 1 / √columns that `qkv` and `gate_up` begin with: zeros must be able
    to leave."""
    return stack.pow(2).mean(dim=(-2, -1), keepdim=True).sqrt().clamp(min=stack.shape[-1] ** -0.5)


class Muon:
    """`matrices` are (parameter, row split or None). Equal shapes are stacked and treated in one product; of `world` processes each
    treats its share and all exchange the results."""

    def __init__(self, matrices: list, rank: int = 0, world: int = 1, momentum: float = 0.95):
        self.matrices, self.rank, self.world, self.momentum = matrices, rank, world, momentum
        self.buffers = [torch.zeros_like(p) for p, _ in matrices]

    @torch.no_grad()
    def step(self, rate: float) -> None:
        grads = [p.grad for p, _ in self.matrices]
        torch._foreach_mul_(self.buffers, self.momentum)
        torch._foreach_add_(self.buffers, grads)
        nesterov = torch._foreach_add(grads, self.buffers, alpha=self.momentum)
        stacks: dict = {}
        for (p, split), update in zip(self.matrices, nesterov):
            for target, part in zip(p.split(split) if split else [p], update.split(split) if split else [update]):
                stacks.setdefault(tuple(part.shape), []).append((target, part))
        everything = grads[0].new_zeros(sum(part.numel() for pairs in stacks.values() for _, part in pairs))
        start = 0
        for (rows, columns), pairs in stacks.items():
            size = len(pairs) * rows * columns
            updates = everything[start : start + size].view(len(pairs), rows, columns)
            mine = range(self.rank, len(pairs), self.world)
            if mine:
                updates[list(mine)] = orthogonal(torch.stack([pairs[i][1] for i in mine]))
            start += size
        if self.world > 1:
            torch.distributed.all_reduce(everything)
        start = 0
        for (rows, columns), pairs in stacks.items():
            targets, size = [target for target, _ in pairs], len(pairs) * rows * columns
            updates = everything[start : start + size].view(len(pairs), rows, columns)
            updates *= sizes(torch.stack(targets)) * (-rate * max(rows, columns) ** 0.5)
            torch._foreach_add_(targets, list(updates))
            start += size

    def state_dict(self) -> dict:
        return {"buffers": self.buffers}

    def load_state_dict(self, state: dict) -> None:
        for mine, saved in zip(self.buffers, state["buffers"]):
            mine.copy_(saved)


class Optimiser:
    """Both, behind one step with one schedule factor."""

    def __init__(self, model, matrices: list, muon_rate: float, adam_rate: float, rank: int = 0, world: int = 1):
        hidden = {id(p) for p, _ in matrices}
        self.muon, self.muon_rate, self.adam_rate = Muon(matrices, rank, world), muon_rate, adam_rate
        self.adam = torch.optim.Adam(
            [p for p in model.parameters() if id(p) not in hidden], lr=adam_rate, betas=(0.9, 0.98), eps=1e-10, foreach=True
        )
        self.parameters = list(model.parameters())

    def step(self, factor: float, clip: float = 1.0) -> torch.Tensor:
        """The norm of the gradients, before they were clipped."""
        norm = torch.nn.utils.clip_grad_norm_(self.parameters, clip)
        for group in self.adam.param_groups:
            group["lr"] = self.adam_rate * factor
        self.adam.step()
        self.muon.step(self.muon_rate * factor)
        for p in self.parameters:
            p.grad = None
        return norm

    def state_dict(self) -> dict:
        return {"muon": self.muon.state_dict(), "adam": self.adam.state_dict()}

    def load_state_dict(self, state: dict) -> None:
        self.muon.load_state_dict(state["muon"])
        self.adam.load_state_dict(state["adam"])
