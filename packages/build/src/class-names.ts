/**
 * Names of CSS modules' classes in what is built: as short as they can be and still be one each. They follow from the
 * file's path as seen from an app, so that the page a server renders and the app that takes it over agree.
 */
export const shortClassNames = { modules: { generateScopedName: '[hash:base64:6]' } };
