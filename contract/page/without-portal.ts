/** The application id of elements on a page without the portal: there is no cloud of the portal then. */
export const elementsApplicationId = 'portal-elements'
