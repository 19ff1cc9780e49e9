/** Content types that are JSON, in any of its forms: `application/problem+json`. */
export const JSON_TYPE = /^application\/([\w.+-]+\+)?json\b/i;
