import { $language } from '@portal/session'
import { Pager, type PagerProps } from '../shared/pager.tsx'
import { useStore } from '../shared/use-store.ts'

/** The pager alone, for lists of pages and sub-applications. */
export const StandalonePager = (props: PagerProps) => (
  <div className="root" lang={useStore($language)}>
    <Pager {...props} />
  </div>
)
