/** The line below the page's heading. It is loaded with the cards. */
import { QuickActions } from './quick-actions.tsx'
import { RecentVisits } from './recent-visits.tsx'

export const VisitLine = () => (
  <div className="visit-line">
    <RecentVisits />
    <QuickActions />
  </div>
)
