import type { CommonTexts } from '@portal/session'
import { useTexts } from '../../adapters/vue.ts'
import { createTexts } from '../../texts.pure.ts'

const textsIn = createTexts<CommonTexts>({})

/** The texts that several applications have in common. */
export const useCommonText = () => useTexts(textsIn)
