export interface CaptchaProps {
  isPassed: boolean;
  /** Given the widget's token; resolves to whether the server takes it for a human's. */
  onToken: (token: string) => Promise<boolean>;
}
