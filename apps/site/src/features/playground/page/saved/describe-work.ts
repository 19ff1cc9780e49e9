import { type StoreProblem, toStoreProblem } from "../../run/saved/store-problem.ts";

/** The words of work on what the device keeps, once it is done; of work that fails, those of its problem. */
export async function describeWork(
	work: () => Promise<string>,
	problems: Readonly<Record<StoreProblem, string>>,
): Promise<string> {
	try {
		return await work();
	} catch (error) {
		return problems[toStoreProblem(error)];
	}
}
