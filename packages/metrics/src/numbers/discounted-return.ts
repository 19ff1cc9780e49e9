import { checkBetween, checkFinite, checkSome } from "../lib/check.ts";
import { sumOf } from "../lib/sums.ts";

/**
 * Sum of the rewards of an episode in which a reward is multiplied by `discount` for each step that it comes later.
 * Throws `empty`, `not-finite` and `range`. Source: Sutton and Barto, Reinforcement Learning, 2018, section 3.3.
 * @param rewards Reward of each step of the episode, in order.
 * @param discount 0 to 1; default 1, a plain sum.
 * @example
 * discountedReturn([1, 1, 1], 0.9).total; // 2.71
 */
export function discountedReturn(
	rewards: readonly number[],
	discount = 1,
): { readonly terms: readonly number[]; readonly total: number } {
	checkSome(rewards, "rewards");
	checkFinite(rewards, "rewards");
	checkBetween(discount, [0, 1], "discount");
	const terms = rewards.map((reward, step) => discount ** step * reward);
	return { terms, total: sumOf(terms) };
}
