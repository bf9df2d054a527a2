/** The name of the field that an event of a form is about. */
export const nameOf = (target: EventTarget): string =>
  (target instanceof Element ? target.getAttribute('name') : undefined) ?? ''
