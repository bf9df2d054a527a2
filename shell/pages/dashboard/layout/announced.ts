import { atom } from 'nanostores'

/** The last change of a card, as a sentence for screen readers. */
export const $announced = atom('')
