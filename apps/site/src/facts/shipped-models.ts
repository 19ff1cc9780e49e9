import rows from "../../data/shipped-models.json" with { type: "json" };
import type { Model } from "@pusula/tasks/models";

/** A model whose files the site serves itself: it runs without a network once it was used, and no other host is contacted for it. */
export type ShippedModel = Model & {
	/** Megabytes (10⁶ bytes) of its files beside the runtime, as they are sent. */
	readonly megabytes: number;
	/** Made to show how a model works: what it writes is of no other use. */
	readonly isTeaching?: boolean;
};

/** The models that come with the site. None of them is on the hub. */
export const SHIPPED_MODELS = rows as readonly ShippedModel[]; // a test compares the rows with the files

/** The shipped model of an id; undefined for any other. */
export function findShippedModel(id: string): ShippedModel | undefined {
	return SHIPPED_MODELS.find((model) => model.id === id);
}
