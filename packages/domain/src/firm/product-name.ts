/** The product's name, and the firm's until an admin has set it. */
export const PRODUCT_NAME = 'Tassis';
