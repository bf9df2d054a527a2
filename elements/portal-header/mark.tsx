/** The portal's mark, the same as the page's icon: a robot's head. */
export const Mark = () => (
  <svg className="mark" viewBox="0 0 24 24" aria-hidden="true">
    <rect width="24" height="24" rx="6" fill="var(--portal-brand)" />
    <path
      d="M7 16V9.5A3.5 3.5 0 0 1 10.5 6h3A3.5 3.5 0 0 1 17 9.5V16zM10 11h.01M14 11h.01"
      fill="none"
      stroke="var(--portal-on-brand)"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
)
