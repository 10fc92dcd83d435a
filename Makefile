# For fingers used to make; everything happens in dev.py.
.PHONY: play terminal test web fast wheel bench lint fix lock clean
play terminal test web fast wheel bench lint fix lock clean:
	python3 dev.py $@ $(ARGS)
