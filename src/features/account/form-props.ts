/** `busy` lives in the screen: while a form is being sent, the account may already change under it. */
export interface FormProps {
  readonly busy: boolean;
  readonly setBusy: (busy: boolean) => void;
}
