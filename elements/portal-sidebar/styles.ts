import base from '../shared/base.css'
import sidebar from './portal-sidebar.css'

/** Sources of the sidebar's style sheets. Later ones have priority. */
export const sidebarStyles = [base, sidebar]
