/** The properties that the component of a page gets: the part of the address that follows the page's own. */
export type PageProps = { part: 'new' | number | undefined }
