import base from '../shared/base.css'
import sidebar from './portal-sidebar.css'

/** Sources of the sidebar's style sheets, in the order of their weight. */
export const sidebarStyles = [base, sidebar]
