import { CALCULATORS } from "../generated/calculators.ts";

export { CALCULATORS };

/** A calculator, by its anchor. */
export type CalculatorId = keyof typeof CALCULATORS;

/** The anchors of all calculators, in the order of the page of metrics. */
export const CALCULATOR_IDS = Object.keys(CALCULATORS) as readonly CalculatorId[]; // the keys of the table
