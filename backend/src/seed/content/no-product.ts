/** Product fields of a question that recommends none. */
export const noProduct = { relatedProduct: null, productDescription: null, productUrl: null };
