import { mapValues } from "./raw-schema.ts";
import type { JsonSchema, Shape } from "../src/types/json-schema.ts";

/** Keeps of a resolved schema what a check at run time looks at. */
export function toShape({ type, enum: values, required, properties, items, anyOf }: JsonSchema): Shape {
	return {
		...(type !== undefined && { type }),
		...(values && { enum: values }),
		...(required && { required }),
		...(properties && { properties: mapValues(properties, toShape) }),
		...(items && { items: toShape(items) }),
		...(anyOf && { anyOf: anyOf.map(toShape) }),
	};
}
