import { isRecord } from "../rules/checks.ts";

/**
 * Whether a value is one that a schema below `not` describes, as far as its `type`, `const`, `enum`, `required` and
 * combinations say; false where it says nothing that is known here.
 */
export function isExcluded(value: unknown, schema: unknown): boolean {
	if (!isRecord(schema)) return schema === true;
	const checks = Object.entries(schema).map(([keyword, rule]) => CHECKS[keyword]?.(value, rule));
	return checks.length > 0 && checks.every((check) => check === true);
}

type Check = (value: unknown, rule: unknown) => boolean;

const CHECKS: Readonly<Record<string, Check>> = {
	type: (value, rule) => [rule].flat().some((type) => isOfType(value, type)),
	const: isSame,
	enum: (value, rule) => [rule].flat().some((one) => isSame(value, one)),
	required: (value, rule) =>
		isRecord(value) && [rule].flat().every((name) => Object.hasOwn(value, String(name))),
	anyOf: (value, rule) => [rule].flat().some((part) => isExcluded(value, part)),
	allOf: (value, rule) => [rule].flat().every((part) => isExcluded(value, part)),
};

function isOfType(value: unknown, type: unknown): boolean {
	if (type === "null") return value === null;
	if (type === "array") return Array.isArray(value);
	if (type === "object") return isRecord(value);
	if (type === "integer") return Number.isInteger(value);
	return typeof value === type;
}

function isSame(left: unknown, right: unknown): boolean {
	return JSON.stringify(left) === JSON.stringify(right);
}
