import { $locale } from '@portal/session'
import { useStore } from '../shared/hooks/use-store.ts'
import { Pager, type PagerProps } from '../shared/pager.tsx'

/** The pager alone, for lists of pages and sub-applications. */
export const StandalonePager = (props: PagerProps) => (
  <div className="root" lang={useStore($locale)}>
    <Pager {...props} />
  </div>
)
