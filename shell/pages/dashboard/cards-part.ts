import { withTexts } from '../../with-texts.ts'

/** Loads the part of the page below the figures, with its texts: its calls and texts are larger than theirs. */
export const cardsPart = () => withTexts('home', import('./cards.tsx'))
