/** A list as it is, and anything else as the list of it alone. `flat` takes several times longer. */
export function toList<T>(value: T | readonly T[]): readonly T[] {
	return Array.isArray(value) ? value : [value as T]; // what is no list is one of its items
}
