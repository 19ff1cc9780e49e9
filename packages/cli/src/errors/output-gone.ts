/** Reason of a signal that ends a command because its output can no longer be written. */
export const OUTPUT_GONE = new DOMException("Interrupted.", "AbortError");
