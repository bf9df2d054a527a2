import type { Severity } from '#contract/calls/deploy/fault-codes.ts'
import type { LocalTexts } from '#contract/calls/shop/local-texts.ts'
import { languageCodes } from '#contract/languages.ts'
import type { Database } from '../../../../database/open.ts'
import { putFaultCodes } from '../../sql/fault-codes.ts'
import en from './en.json' with { type: 'json' }
import fr from './fr.json' with { type: 'json' }
import ja from './ja.json' with { type: 'json' }
import ko from './ko.json' with { type: 'json' }
import th from './th.json' with { type: 'json' }
import zh from './zh.json' with { type: 'json' }

const texts = { zh, en, ja, ko, th, fr }
type Code = keyof typeof en

/** The codes that robots of the demo data report. */
const severityOf: Record<Code, Severity> = {
  'E-101': 'info',
  'E-103': 'warning',
  'E-114': 'warning',
  'E-207': 'critical',
  'E-230': 'error',
  'E-312': 'error'
}

const inEach = (code: Code, field: 'name' | 'remedy'): LocalTexts => ({
  en: en[code][field],
  ...Object.fromEntries(languageCodes.map(language => [language, texts[language][code][field]]))
})

/** Puts the fault codes of the demo data into the catalogue. */
export const putDemoFaultCodes = (transaction: Database, time: number): Promise<void> =>
  putFaultCodes(
    transaction,
    (Object.keys(severityOf) as Code[]).map(faultCode => ({
      faultCode,
      severity: severityOf[faultCode],
      names: inEach(faultCode, 'name'),
      remedies: inEach(faultCode, 'remedy'),
      demo: true
    })),
    { userId: null, now: time }
  )
