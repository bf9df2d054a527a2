import type { CommonTexts, OwnTranslate } from '@portal/session'
import { useTexts } from '../../adapters/react.ts'
import { createTexts } from '../../texts.pure.ts'

const textsIn = createTexts<CommonTexts>({})

/** The texts that several applications share, for what is shown in each of them. */
export const useCommonText = (): OwnTranslate<CommonTexts> => useTexts(textsIn)
