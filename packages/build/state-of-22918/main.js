export   default eval("1")
