export const LinkField = ({ label, link }: { label: string; link: string }) => (
  <label>
    <span className="vh">{label}</span>
    <input readOnly value={link} onFocus={(event) => event.currentTarget.select()} />
  </label>
);
